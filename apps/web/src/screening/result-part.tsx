import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  /** False for what the written part says in fewer words. */
  isOnPaper?: boolean
  children: ReactNode
}

/** A part of the summary under its heading. */
export function ResultPart({ title, isOnPaper = true, children }: Props) {
  const titleId = useId()
  return (
    <section className={isOnPaper ? 'results__section' : 'results__section results__section--screen'} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
