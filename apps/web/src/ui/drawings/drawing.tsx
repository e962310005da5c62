import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './drawings.css'

interface DrawingProps {
  width: number
  height: number
  name: string
  /** False for a drawing with meaning: the comfort settings can hide all decoration. */
  decoration?: boolean
  children: ReactNode
}

/** Our own pictures: flat, round, two tones. They are decorative; screen readers skip them. */
export function Drawing({ width, height, name, decoration = true, children }: DrawingProps) {
  return (
    <svg
      className={classNames('drawing', `drawing--${name}`, decoration && 'decoration')}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
