/** What a mailed link would do, asked of the server before it is used. */
import { useEffect, useState } from 'react'
import { storedPerson } from '../platform/session/session.ts'

interface LinkClaims {
  /** The account that the link opens. */
  readonly email: string
  /** Where it agrees to another address. */
  readonly newEmail: string | null
  readonly asksPassword: boolean
}

/** Null where nobody could say: a used link, a provider's own, no network. Using the link then tells what is wrong. */
export type MailedLink = LinkClaims | null

/** Undefined while the server is asked. */
export function useMailedLink(tokenHash: string | null): MailedLink | undefined {
  const [found, setFound] = useState<MailedLink | undefined>(tokenHash === null ? null : undefined)
  useEffect(() => {
    if (tokenHash === null) return
    const leaving = new AbortController()
    void look(tokenHash, leaving.signal)
      .catch(() => null)
      .then((link) => {
        if (!leaving.signal.aborted) setFound(link)
      })
    return () => leaving.abort()
  }, [tokenHash])
  return found
}

async function look(tokenHash: string, signal: AbortSignal): Promise<MailedLink> {
  const response = await fetch('/api/mailed-link', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tokenHash }),
    signal,
  })
  return response.ok ? ((await response.json()) as LinkClaims) : null
}

/** Who else is signed in on this phone, if the link opens another account; '' if nobody is. */
export function otherPerson(link: MailedLink | undefined): string {
  const here = storedPerson()?.email ?? ''
  return link && here.toLowerCase() !== link.email.toLowerCase() ? here : ''
}
