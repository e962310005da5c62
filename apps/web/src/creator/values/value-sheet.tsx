import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

interface Props {
  label: string
  onDone: () => void
  /** Restores the previous value. */
  onBack: () => void
  /** The category of the block: the sheet has its colour. */
  kind?: string | undefined
  /** Keys pressed anywhere in the sheet, except Escape. */
  onKey?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The open sheet is closed by the next one, which keys can open too. */
let closeOpen: (() => void) | null = null

/** Replaces the palette while a value is changed: the stage and the block itself stay in view above it. */
export function ValueSheet({ label, kind, onDone, onBack, onKey, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const [shell] = useState(() => document.querySelector<HTMLElement>('.creator'))
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  })
  useLayoutEffect(() => {
    shell?.setAttribute('data-sheet', '')
    document.querySelector('.workspace [aria-expanded=true]')?.scrollIntoView({ block: 'nearest' })
    return () => shell?.removeAttribute('data-sheet')
  }, [shell])
  useEffect(() => {
    closeOpen?.()
    const close = () => latest.current()
    closeOpen = close
    return () => {
      if (closeOpen === close) closeOpen = null
    }
  }, [])
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('.value-sheet, .chip, .pill, .bar')) latest.current()
    }
    addEventListener('pointerdown', press)
    return () => removeEventListener('pointerdown', press)
  }, [])
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return onKey?.(event)
    event.stopPropagation()
    onBack()
  }
  if (!shell) return null
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on anything in it
    <div
      className={kind === undefined ? 'value-sheet' : `value-sheet block--${kind}`}
      role="dialog"
      aria-label={label}
      ref={sheet}
      onKeyDown={keys}
    >
      {children}
    </div>,
    shell,
  )
}

/** Focuses this element of a sheet that has opened, unless somebody went on to something else while it was loading. */
export function useFirstFocus(find: () => HTMLElement | null | undefined): void {
  useEffect(() => {
    const opener = document.activeElement?.closest('.block, .bar, .block-bar, .stage, .sprites')
    if (opener && !opener.querySelector('[aria-expanded=true]')) return
    const first = find()
    first?.focus({ preventScroll: true })
    if (first instanceof HTMLInputElement) first.select()
    // Once, when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

export function DoneButton({ onDone }: { onDone: () => void }) {
  const words = creatorWords.use()
  return (
    <button type="button" className="tool tool--main value-sheet__done" onClick={onDone}>
      {words.done}
    </button>
  )
}
