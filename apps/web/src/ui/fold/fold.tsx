import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { watchFolds } from './watch-folds.ts'
import './fold.css'

interface FoldProps {
  /** The fragment id: a link with this hash opens the section. */
  id?: string
  summary: ReactNode
  /** A few grey words beside the summary. */
  hint?: ReactNode
  /** The heading level of the summary. */
  level?: 2 | 3
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

let isWatched = false

/** On a static page its own script calls it. */
function watchOnce(): void {
  if (isWatched) return
  isWatched = true
  watchFolds(document)
}

/** A collapsible section, closed at first. The browser opens it, with or without script. */
export function Fold({ id, summary, hint, level = 2, open, onToggle, children }: FoldProps) {
  const Title = `h${level}` as const
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(watchOnce, [])
  useEffect(() => {
    // The page may be rendered after the browser has searched for the hash of the URL.
    if (!id || location.hash !== `#${id}` || !fold.current) return
    fold.current.open = true
    fold.current.scrollIntoView()
  }, [id])
  return (
    <details className="fold" id={id} open={open} ref={fold} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className="fold__summary">
        <span className="fold__words">
          <Title className="fold__title">{summary}</Title>
          {hint && <span className="fold__hint">{hint}</span>}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="fold__body">{children}</div>
    </details>
  )
}
