import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './tag.css'

/** A word on a tint. The word has the meaning; the colour only repeats it. */
export function Tag({ kind = 'leaf', children }: { kind?: 'leaf' | 'neel' | 'mari' | 'plum' | 'clay'; children: ReactNode }) {
  return <span className={classNames('tag', kind !== 'leaf' && `tag--${kind}`)}>{children}</span>
}
