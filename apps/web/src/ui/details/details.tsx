import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import './details.css'

interface DetailsProps {
  summary: ReactNode
  open?: boolean
  children: ReactNode
}

/** Extra help, folded away until it is asked for. */
export function Details({ summary, open, children }: DetailsProps) {
  return (
    <details className="details" open={open}>
      <summary className="details__summary">
        <Icon name="chevron-right" />
        {summary}
      </summary>
      <div className="details__body">{children}</div>
    </details>
  )
}
