import type { ReactNode } from 'react'
import './site.css'

/** The top of a page that is read: title, one sentence, a drawing. */
export function PageHead({ title, lead, picture }: { title: string; lead: string; picture?: ReactNode }) {
  return (
    <div className="page-head">
      <div className="wrap page-head__row">
        <div>
          <h1>{title}</h1>
          <p className="page-head__lead">{lead}</p>
        </div>
        {picture}
      </div>
    </div>
  )
}
