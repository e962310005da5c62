import { chosenLanguage } from '../platform/chosen-language.ts'
import { forgetPin } from '../platform/session/cover.ts'
import { leaveForStaticPage } from '../platform/frame/left-notice.ts'
import { forgetStoredSession, openBackend, type Backend } from '../platform/session/session.ts'
import { hrefFor } from '../routes.ts'

/** Signs out on all devices, or at least on this one, and opens the home page, which the server renders. */
export async function signOutEverywhere(hereOnly: string): Promise<void> {
  try {
    const { auth } = await openBackend()
    const failure = await endEverywhere(auth)
    if (failure) await leaveThisDevice(auth, failure, hereOnly)
    else await auth.signOut({ scope: 'local' })
  } catch (failure) {
    report(failure)
    forgetStoredSession()
    sayHereOnly(hereOnly)
  }
  forgetPin()
  leaveForHome()
}

const TRIES = 3

/**
 * Ends every session, and returns the error if that is not certain. Not the client's `signOut`: it treats a token that the
 * server refuses as a session that is over, and reports success.
 */
async function endEverywhere(auth: Backend['auth']): Promise<unknown> {
  let token = (await auth.getSession()).data.session?.access_token
  let failure: unknown = new Error('There is no session to end the others with')
  for (let tried = 0; tried < TRIES && token !== undefined; tried += 1) {
    const { error } = await auth.admin.signOut(token, 'global')
    if (!error) return null
    failure = error
    // With a wrong clock a token can seem valid long after it expired, so a fresh one is requested from the server.
    if (error.status === 401 || error.status === 403) token = (await auth.refreshSession()).data.session?.access_token
  }
  return failure
}

/** Ends the session of this device only, as after the account was deleted. */
export async function leaveThisPhone(message = ''): Promise<void> {
  try {
    const { auth } = await openBackend()
    await auth.signOut({ scope: 'local' })
  } catch (failure) {
    report(failure)
  }
  forgetStoredSession()
  forgetPin()
  if (message !== '') leaveForStaticPage({ kind: 'success', title: '', text: message, language: document.documentElement.lang })
  leaveForHome()
}

async function leaveThisDevice(auth: Backend['auth'], failure: unknown, hereOnly: string): Promise<void> {
  report(failure)
  await auth.signOut({ scope: 'local' })
  sayHereOnly(hereOnly)
}

function sayHereOnly(text: string): void {
  leaveForStaticPage({ kind: 'info', title: '', text, language: document.documentElement.lang })
}

/** A browser may restore the previous page from its cache on Back: it then checks again who is signed in. */
function leaveForHome(): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(home())
}

/** The home page in the user's language. */
function home(): string {
  return hrefFor('/', chosenLanguage())
}

/** The console line of the specification. The name and message of an error contain no personal data. */
function report(failure: unknown): void {
  console.error('Sign-out failed:', failure instanceof Error ? `${failure.name}: ${failure.message}` : 'unknown reason')
}
