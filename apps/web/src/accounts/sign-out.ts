import { chosenLanguage } from '../platform/chosen-language.ts'
import { forgetPin } from '../platform/cover.ts'
import { leaveForStaticPage } from '../platform/left-notice.ts'
import { forgetStoredSession, openBackend, type Backend } from '../platform/session.ts'
import { hrefFor } from '../routes.ts'

/** Signs out on all devices, or at least on this one, and goes to the home page, which the server sends. */
export async function signOutEverywhere(hereOnly: string): Promise<void> {
  try {
    const { auth } = await openBackend()
    const { error } = await auth.signOut({ scope: 'global' })
    if (error) await leaveThisDevice(auth, error, hereOnly)
  } catch (failure) {
    report(failure)
    forgetStoredSession()
    sayHereOnly(hereOnly)
  }
  forgetPin()
  location.assign(home())
}

/** Ends the session of this device only, as after the account was deleted. */
export async function leaveThisPhone(said: string): Promise<void> {
  try {
    const { auth } = await openBackend()
    await auth.signOut({ scope: 'local' })
  } catch (failure) {
    report(failure)
  }
  forgetStoredSession()
  forgetPin()
  leaveForStaticPage({ kind: 'success', title: '', text: said, language: document.documentElement.lang })
  location.assign(home())
}

async function leaveThisDevice(auth: Backend['auth'], failure: unknown, hereOnly: string): Promise<void> {
  report(failure)
  await auth.signOut({ scope: 'local' })
  sayHereOnly(hereOnly)
}

function sayHereOnly(text: string): void {
  leaveForStaticPage({ kind: 'info', title: '', text, language: document.documentElement.lang })
}

/** The home page in the language that the person reads. */
function home(): string {
  return hrefFor('/', chosenLanguage())
}

/** The specification's console line. The name and the message of an error carry nobody's data. */
function report(failure: unknown): void {
  console.error('Sign-out failed:', failure instanceof Error ? `${failure.name}: ${failure.message}` : 'unknown reason')
}
