import { chosenLanguage } from '../platform/language.tsx'
import { forgetPin } from '../platform/session/cover.ts'
import { leaveForStaticPage } from '../platform/frame/left-notice.ts'
import { forgetStoredSession, openBackend, storedPerson, type Backend } from '../platform/session/session.ts'
import { hideAccountChildren } from '../players/index.ts'
import { hrefFor } from '../routes.ts'

/** Signs out on all devices, or at least on this one; then the home page shows `hereOnly`. It shows `message` in any case. */
export async function signOutEverywhere(hereOnly: string, message = ''): Promise<void> {
  await leave({ hereOnly, message, kind: 'info' })
}

/** Ends the session of this device only, as after the account was deleted. */
export async function endSessionHere(message = '', kind: Leaving['kind'] = 'success'): Promise<void> {
  await leave({ hereOnly: null, message, kind })
}

interface Leaving {
  /** Shown if the other devices may still be signed in; null if they stay signed in. */
  readonly hereOnly: string | null
  readonly message: string
  readonly kind: 'success' | 'info'
}

/** Signs out on all other devices; rejects if that is not certain. */
export async function endOtherSessions(): Promise<void> {
  const failure = await endSessions((await openBackend()).auth, 'others')
  if (failure) throw failure as Error
}

/** Opens the home page, which the server renders. */
async function leave({ hereOnly, message, kind }: Leaving): Promise<void> {
  const account = storedPerson()?.id
  let text = message
  try {
    const { auth } = await openBackend()
    const failure = hereOnly !== null && (await endSessions(auth, 'global'))
    await auth.signOut({ scope: 'local' })
    if (failure) throw failure as Error
  } catch (failure) {
    report(failure)
    text = [hereOnly, message].filter(Boolean).join(' ')
  }
  forgetStoredSession()
  forgetPin()
  if (text !== '') leaveForStaticPage({ kind, title: '', text, language: document.documentElement.lang })
  await hideAccountChildren(account)
  // A browser may restore the previous page from its cache on Back: it then checks again who is signed in.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(hrefFor('/', chosenLanguage()))
}

/** Without a connection this cannot be loaded, and has nobody to ask. */
async function endSessions(auth: Backend['auth'], scope: 'global' | 'others'): Promise<unknown> {
  return await import('./changes/end-sessions.ts')
    .then((part) => part.endSessions(auth, scope))
    .catch((failure: unknown) => failure)
}

/** The console line of the specification. The name and message of an error contain no personal data. */
function report(failure: unknown): void {
  console.error('Sign-out failed:', failure instanceof Error ? `${failure.name}: ${failure.message}` : 'unknown reason')
}
