import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { Loading } from '../platform/frame/loading.tsx'
import { useAuth } from './auth-provider.tsx'

interface VisitorsOnlyProps {
  /** Shows 'Loading...' until it is known who is here. */
  waits?: boolean
  /** Keeps the page open in spite of a new session: its form goes on by itself. */
  stay?: boolean
  children: ReactNode
}

/** The pages of visitors: whoever is signed in already goes to the dashboard. */
export function VisitorsOnly({ children, waits = false, stay = false }: VisitorsOnlyProps) {
  const { status } = useAuth()
  if (status === 'signed-in' && !stay) return <Redirect to="/dashboard" replace />
  return waits && status === 'loading' ? <Loading afterMs={0} /> : children
}
