import type { Backend } from '../../platform/session/session.ts'

const TRIES = 3

/**
 * Ends every session, or all others, and returns the error if that is not certain. Not the client's `signOut`: it treats a token that the
 * server refuses as a session that is over, and reports success. Loaded at the press, because it needs the server anyway.
 */
export async function endSessions(auth: Backend['auth'], scope: 'global' | 'others'): Promise<unknown> {
  let token = (await auth.getSession()).data.session?.access_token
  let failure: unknown = new Error('There is no session to end the others with')
  for (let tried = 0; tried < TRIES && token !== undefined; tried += 1) {
    const { error } = await auth.admin.signOut(token, scope)
    if (!error) return null
    failure = error
    // With a wrong clock a token can seem valid long after it expired, so a fresh one is requested from the server.
    if (error.status === 401 || error.status === 403) token = (await auth.refreshSession()).data.session?.access_token
  }
  return failure
}
