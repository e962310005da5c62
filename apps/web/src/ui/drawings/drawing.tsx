import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './drawings.css'

interface DrawingProps {
  width: number
  height: number
  name: string
  children: ReactNode
}

/** Our own pictures: flat, round, two tones. They decorate; screen readers skip them. */
export function Drawing({ width, height, name, children }: DrawingProps) {
  return (
    <svg
      className={classNames('drawing', `drawing--${name}`)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
