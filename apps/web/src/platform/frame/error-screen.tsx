import { Component, type ReactNode } from 'react'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { useWords } from '../language.tsx'
import './error-screen.css'

/** Shown if a page throws during rendering: saved work is in storage, so reloading loses nothing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorScreen /> : this.props.children
  }
}

function ErrorScreen() {
  const { app, notices } = useWords()
  return (
    <main className="wrap error-screen" id="main">
      <h1>{notices.unexpected_application_error}</h1>
      <p>{notices.saved_work_is_safe}</p>
      <p className="error-screen__ways">
        <Button onClick={() => location.reload()}>{app.reload}</Button>
        <LinkButton kind="second" href="/">
          {app.home}
        </LinkButton>
      </p>
    </main>
  )
}
