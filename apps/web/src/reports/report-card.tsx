import { useId, type ReactNode } from 'react'
import '../ui/card/card.css'

/** A card within a section of a page: its heading is one level below that of the section. */
export function ReportCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className="card" aria-labelledby={titleId}>
      <h3 className="card__title" id={titleId}>
        {title}
      </h3>
      {children}
    </section>
  )
}
