import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { Loading } from '../platform/frame/loading.tsx'
import { useAuth } from './auth-provider.tsx'

interface VisitorsOnlyProps {
  /** Shows 'Loading...' until the session is known. */
  waits?: boolean
  /** Keeps the page open despite a new session: its form navigates itself. */
  stay?: boolean
  children: ReactNode
}

/** Pages for visitors: a signed-in user is redirected to the dashboard. */
export function VisitorsOnly({ children, waits = false, stay = false }: VisitorsOnlyProps) {
  const { status } = useAuth()
  if (status === 'signed-in' && !stay) return <Redirect to="/dashboard" replace />
  return waits && status === 'loading' ? <Loading afterMs={0} /> : children
}
