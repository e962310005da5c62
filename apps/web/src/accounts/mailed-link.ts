/** The effect of a mailed link, requested from the server before it is used. */
import { useEffect, useState } from 'react'
import { storedPerson } from '../platform/session/session.ts'

interface LinkClaims {
  /** The account that the link opens. */
  readonly email: string
  /** Set when the link confirms another address. */
  readonly newEmail: string | null
  readonly asksPassword: boolean
}

/** Null if unknown: a used link, a provider's own, no network. Using the link then reports the problem. */
export type MailedLink = LinkClaims | null

/** Undefined while the request is pending. */
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

/** The other user who is signed in on this phone, if the link opens another account; '' if nobody is. */
export function otherPerson(link: MailedLink | undefined): string {
  const here = storedPerson()?.email ?? ''
  return link && here.toLowerCase() !== link.email.toLowerCase() ? here : ''
}
