import { chosenLanguage } from '../platform/chosen-language.ts'
import { forgetPin } from '../platform/session/cover.ts'
import { leaveForStaticPage } from '../platform/frame/left-notice.ts'
import { forgetStoredSession, openBackend, type Backend } from '../platform/session/session.ts'
import { hrefFor } from '../routes.ts'

/** Signs out on all devices, or at least on this one, and goes to the home page, which the server sends. */
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
 * Ends every session, and gives why not where that cannot be said for certain. Not `signOut` of the client: it takes
 * a token that the server refuses for a session that is over, and says that all went well.
 */
async function endEverywhere(auth: Backend['auth']): Promise<unknown> {
  let token = (await auth.getSession()).data.session?.access_token
  let failure: unknown = new Error('There is no session to end the others with')
  for (let tried = 0; tried < TRIES && token !== undefined; tried += 1) {
    const { error } = await auth.admin.signOut(token, 'global')
    if (!error) return null
    failure = error
    // By a clock that is wrong a token seems good long after it ended: a fresh one comes from the server itself.
    if (error.status === 401 || error.status === 403) token = (await auth.refreshSession()).data.session?.access_token
  }
  return failure
}

/** Ends the session of this device only, as after the account was deleted. */
export async function leaveThisPhone(said = ''): Promise<void> {
  try {
    const { auth } = await openBackend()
    await auth.signOut({ scope: 'local' })
  } catch (failure) {
    report(failure)
  }
  forgetStoredSession()
  forgetPin()
  if (said !== '') leaveForStaticPage({ kind: 'success', title: '', text: said, language: document.documentElement.lang })
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

/** A browser may keep the page that is left and show it again when somebody goes back: it then asks anew who is signed in. */
function leaveForHome(): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(home())
}

/** The home page in the language that the person reads. */
function home(): string {
  return hrefFor('/', chosenLanguage())
}

/** The specification's console line. The name and the message of an error carry nobody's data. */
function report(failure: unknown): void {
  console.error('Sign-out failed:', failure instanceof Error ? `${failure.name}: ${failure.message}` : 'unknown reason')
}
