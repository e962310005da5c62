/**
 * The reducer for the signed-in user, from the events of the accounts client.
 *
 * INITIAL_SESSION means that loading is over. SIGNED_IN is repeated each time the tab becomes visible, so the same user
 * must give the identical state: otherwise pages would restart when somebody switches tabs.
 */
import type { Person } from '../platform/session/session.ts'

export type AuthStatus = 'loading' | 'signed-in' | 'signed-out' | 'leaving'

export interface AuthState {
  readonly status: AuthStatus
  readonly user: Person | null
  /** The user whose session expired in this tab, if any. */
  readonly ended: Person | null
}

export type AuthEvent =
  | { readonly kind: 'session'; readonly user: Person }
  /** There is no session; `stored` is one that could not be refreshed only for lack of network. */
  | { readonly kind: 'no-session'; readonly stored: Person | null; readonly before: Person | null }
  | { readonly kind: 'signed-out'; readonly before: Person | null }
  | { readonly kind: 'leaving' }

export const unknown: AuthState = { status: 'loading', user: null, ended: null }

export function nextAuthState(state: AuthState, event: AuthEvent): AuthState {
  if (state.status === 'leaving') return state
  if (event.kind === 'leaving') return { ...state, status: 'leaving' }
  if (event.kind === 'session') return signedIn(state, event.user)
  if (event.kind === 'no-session' && event.stored) return signedIn(state, event.stored)
  if (state.status === 'signed-out') return state
  return { status: 'signed-out', user: null, ended: state.user ?? event.before }
}

function signedIn(state: AuthState, user: Person): AuthState {
  const same = state.status === 'signed-in' && state.user?.id === user.id && state.user.email === user.email
  return same ? state : { status: 'signed-in', user, ended: null }
}
