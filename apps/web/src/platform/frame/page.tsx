import { useEffect, useRef, type ReactNode } from 'react'
import { useWords } from '../language.tsx'
import { hasNavigated } from '../navigation.ts'
import './page.css'

/** "Page: Ankur" in the tab. */
export function useTitle(title: string): void {
  const { name } = useWords().site
  useEffect(() => {
    document.title = `${title}: ${name}`
  }, [title, name])
}

interface Props {
  /** If it changes, the focus moves to the heading again. */
  subject?: string | number
  className?: string
  id?: string | undefined
  lang?: string
  children: ReactNode
}

/**
 * The page's `h1`. It gets the focus after a navigation within the app, so that reading starts at the top. A new subject has
 * a new element: Orca reads a focused heading whose text changes twice.
 */
export function PageHeading({ subject, children, ...rest }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!hasNavigated()) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [subject])
  return (
    <h1 {...rest} key={subject} tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
