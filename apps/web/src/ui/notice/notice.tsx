import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import './notice.css'

const icons = { info: 'info', error: 'alert', success: 'check', note: 'info' } as const satisfies Record<string, IconName>

interface NoticeProps {
  kind?: keyof typeof icons
  title?: ReactNode
  /** A `note` is part of the page and not announced by screen readers; the others are, errors immediately. */
  announce?: boolean
  children?: ReactNode
}

/** A message beside or above its subject: title, text, and what to do next. */
export function Notice({ kind = 'info', title, announce = kind !== 'note', children }: NoticeProps) {
  const role = !announce ? undefined : kind === 'error' ? 'alert' : 'status'
  return (
    <div className={classNames('notice', `notice--${kind}`)} role={role}>
      <Icon name={icons[kind]} />
      <div className="notice__words">
        {title !== undefined && <p className="notice__title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  )
}
