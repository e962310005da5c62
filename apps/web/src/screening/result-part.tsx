import { useId, type ReactNode } from 'react'

/** A part of the summary under its heading. */
export function ResultPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className="results__section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
