import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import './details.css'

interface DetailsProps {
  summary: ReactNode
  open?: boolean
  /** Called when the user opens it: its content may be fetched then. */
  onOpen?: (() => void) | undefined
  children: ReactNode
}

/** Extra help, collapsed at first. */
export function Details({ summary, open, onOpen, children }: DetailsProps) {
  return (
    <details className="details" open={open} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary className="details__summary">
        <Icon name="chevron-right" />
        {summary}
      </summary>
      <div className="details__body">{children}</div>
    </details>
  )
}
