import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { Loading } from '../platform/frame/loading.tsx'
import { useTitle, PageHeading } from '../platform/frame/page.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { messagesOf } from '../platform/messages.ts'
import { useAuth } from './auth-provider.tsx'
import './accounts.css'

const accountsWords = messagesOf('accounts/accounts', 'accounts')

export function AuthGatePage() {
  const accounts = accountsWords.use()
  useTitle(accounts.gate_title)
  return (
    <VisitorsOnly waits>
      <div className="wrap gate">
        <PageHeading>{accounts.gate_title}</PageHeading>
        <p className="gate__why">{accounts.gate_why}</p>
        <div className="gate__choices">
          <section className="gate__choice">
            <h2 className="gate__question">{accounts.gate_new}</h2>
            <p>{accounts.gate_sign_up_help}</p>
            <LinkButton wide href="/sign-up">
              {accounts.sign_up}
            </LinkButton>
          </section>
          <section className="gate__choice">
            <h2 className="gate__question">{accounts.gate_back}</h2>
            <p>{accounts.gate_sign_in_help}</p>
            <LinkButton kind="second" wide href="/sign-in">
              {accounts.sign_in}
            </LinkButton>
          </section>
        </div>
        <p className="muted">{accounts.gate_free}</p>
      </div>
    </VisitorsOnly>
  )
}

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
