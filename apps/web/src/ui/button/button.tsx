import { useId, type AnchorHTMLAttributes, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import './button.css'

interface Look {
  /** One `main` button per view. `second` is outlined, `quiet` looks like a link, `warm` is for leaf backgrounds. */
  kind?: 'main' | 'second' | 'quiet' | 'danger' | 'warm' | 'chip'
  size?: 'normal' | 'small'
  wide?: boolean
  icon?: IconName
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** While true the button keeps its width, shows `busyLabel` and ignores clicks. */
  busy?: boolean
  busyLabel?: string
  /** Why the button is disabled: it stays in the tab order, the reason is shown beside it and is its description. */
  disabledReason?: string | undefined
  children: ReactNode
}

export function Button({
  kind,
  size,
  wide,
  icon,
  busy = false,
  busyLabel,
  disabledReason,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const unusable = busy || disabledReason !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (unusable) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classNames(lookClass({ kind, size, wide }), rest.className)}
        aria-disabled={unusable || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
        onClick={press}
      >
        {icon && <Icon name={icon} />}
        {busyLabel === undefined ? children : <TwoLabels busy={busy} rest={children} busyLabel={busyLabel} />}
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} className="button-reason" aria-hidden="true">
          {disabledReason}
        </span>
      )}
    </>
  )
}

interface LinkButtonProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children: ReactNode
}

export function LinkButton({ kind, size, wide, icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classNames(lookClass({ kind, size, wide }), rest.className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

function lookClass({ kind = 'main', size, wide }: { [Key in keyof Look]?: Look[Key] | undefined }): string {
  return classNames('button', kind !== 'main' && `button--${kind}`, size === 'small' && 'button--small', wide && 'button--wide')
}

/** Both labels share one grid cell, so the button is always as wide as the longer one. */
function TwoLabels({ busy, rest, busyLabel }: { busy: boolean; rest: ReactNode; busyLabel: string }) {
  return (
    <span className="button__words">
      <span className={busy ? 'button__words--kept' : undefined} aria-hidden={busy || undefined}>
        {rest}
      </span>
      <span className={busy ? undefined : 'button__words--kept'} aria-hidden={!busy || undefined}>
        {busyLabel}
      </span>
    </span>
  )
}
