import type { ReactNode } from 'react'
import './site.css'

/** Below the head of a page that is read from top to bottom: one column, as wide as a line should be. */
export function ReadPage({ children }: { children: ReactNode }) {
  return <div className="wrap read">{children}</div>
}
