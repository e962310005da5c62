import { useId, type ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

interface Props {
  title: string
  className?: string
  /** False for what the written part says in fewer words. */
  isOnPaper?: boolean
  children: ReactNode
}

/** A part of the summary under its heading. */
export function ResultPart({ title, className, isOnPaper = true, children }: Props) {
  const titleId = useId()
  return (
    <section
      className={classNames('results__section', !isOnPaper && 'results__section--screen', className)}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
