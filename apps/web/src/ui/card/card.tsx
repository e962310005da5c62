import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './card.css'

interface CardProps {
  title?: ReactNode
  kind?: 'plain' | 'tint' | 'warm' | 'sunken'
  className?: string
  children: ReactNode
}

/** A panel. With a title it is a section named by it; the title is an `h2`. */
export function Card({ title, kind = 'plain', className, children }: CardProps) {
  const titleId = useId()
  const classes = classNames('card', kind !== 'plain' && `card--${kind}`, className)
  if (title === undefined) return <div className={classes}>{children}</div>
  return (
    <section className={classes} aria-labelledby={titleId}>
      <h2 className="card__title" id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  )
}
