import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Fold } from '../../ui/fold/fold.tsx'
import { Stat } from './cards/figure-cards.tsx'
import { useReading } from './article.tsx'

interface Props {
  id: string
  title: string
  /** Its first sentence, beside the closed section. Visual only, because the text repeats it. */
  hint?: string
  /** Shown instead, in full: the title of a note that must not be missed. */
  note?: string
  /** Given where it begins open. */
  open?: string
  /** The heading level; 2 by default. */
  level?: string
  children: ReactNode
}

/** A heading of an article and what follows it: open without script, in print and by its address. */
export function Part({ id, title, hint, note, open, level, children }: Props) {
  return (
    <Fold
      id={id}
      summary={title}
      level={level === '3' ? 3 : 2}
      open={open !== undefined}
      hint={
        (hint || note) && (
          <span className={classNames('article-part__hint', note && 'article-part__hint--note')} aria-hidden="true">
            {note ?? hint}
          </span>
        )
      }
    >
      {children}
    </Fold>
  )
}

/** The figures of the article. */
export function Stats() {
  const { stats } = useReading().article.frontMatter
  if (stats.length === 0) return null
  return (
    <ul className={classNames('stats', stats.length % 2 === 0 && 'stats--pairs')}>
      {stats.map((claim) => (
        <li key={claim}>
          <Stat claim={claim} />
        </li>
      ))}
    </ul>
  )
}
