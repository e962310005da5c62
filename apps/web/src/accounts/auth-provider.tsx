import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, type ReactNode } from 'react'
import { followBackend, isBackendOpen, storedPerson, type Backend, type Person } from '../platform/session/session.ts'
import { hideAccountChildren, restoreAccountChildren } from '../players/index.ts'
import { isFirstDrawing } from '../platform/drawn.ts'
import { type AuthEvent, type AuthState, nextAuthState, unknown } from './auth-state.ts'
import { endSessionHere, signOutEverywhere } from './sign-out.ts'

interface Auth extends AuthState {
  /** Ends every session of this user and opens `/`, which shows `hereOnly` if the others could not be ended, and `message`. */
  readonly signOut: (hereOnly: string, message?: string) => Promise<void>
  /** Removes the session on this device and opens `/`, which shows `message` if given. */
  readonly leaveHere: (message?: string, kind?: 'success' | 'info') => Promise<void>
}

const AuthContext = createContext<Auth | null>(null)

/** Follows the session of this device and provides the signed-in user to the pages. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(nextAuthState, unknown, initialState)
  useEffect(() => {
    const stored = personWithoutNetwork()
    if (stored) dispatch({ kind: 'session', user: stored })
    void hideAccountChildren()
    return watchSession(dispatch)
  }, [])
  const signOut = useCallback(async (hereOnly: string, message?: string) => {
    dispatch({ kind: 'leaving' })
    await signOutEverywhere(hereOnly, message)
  }, [])
  const leaveHere = useCallback(async (message?: string, kind?: 'success' | 'info') => {
    dispatch({ kind: 'leaving' })
    await endSessionHere(message, kind)
  }, [])
  const auth = useMemo(() => ({ ...state, signOut, leaveHere }), [state, signOut, leaveHere])
  return <AuthContext value={auth}>{children}</AuthContext>
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** A prerendered page is hydrated as it was rendered: before anything is known about a session. */
function initialState(state: AuthState): AuthState {
  const stored = isFirstDrawing() ? null : personWithoutNetwork()
  return stored ? nextAuthState(state, { kind: 'session', user: stored }) : state
}

/** Without a network there is nothing to wait for: a stored session counts at once. */
function personWithoutNetwork(): Person | null {
  return navigator.onLine ? null : storedPerson()
}

/** Dispatches the client's events to our reducer. The listener stays synchronous, because the client awaits it. */
function watchSession(dispatch: (event: AuthEvent) => void): () => void {
  const before = storedPerson()
  let stop = () => {}
  let watching = true
  const none = () => dispatch({ kind: 'no-session', stored: storedPerson(), before: null })
  const follow = ({ auth }: Backend) => {
    if (!watching) return
    stop()
    const { data } = auth.onAuthStateChange((event, session) => {
      if (session) {
        dispatch({ kind: 'session', user: personOf(session.user) })
        restoreAccountChildren(session.user.id)
      } else if (event === 'SIGNED_OUT') dispatch({ kind: 'signed-out', before })
      else dispatch({ kind: 'no-session', stored: storedPerson(), before })
    })
    stop = () => data.subscription.unsubscribe()
  }
  const start = () => {
    if (!followBackend((opening) => void opening.then(follow, none))) none()
  }
  const seeOtherWindow = () => {
    if (!isBackendOpen()) start()
    // A window that was opened without a signal has no client that tells the others.
    else if (!storedPerson()) none()
  }
  start()
  addEventListener('online', start)
  // A sign-in or sign-out in another window would not be noticed without an open client, here or there.
  addEventListener('storage', seeOtherWindow)
  return () => {
    watching = false
    removeEventListener('online', start)
    removeEventListener('storage', seeOtherWindow)
    stop()
  }
}

function personOf(user: { id: string; email?: string | undefined; user_metadata: Record<string, unknown> }): Person {
  const name = user.user_metadata.full_name
  return { id: user.id, email: user.email ?? '', ...(typeof name === 'string' && { name }) }
}
