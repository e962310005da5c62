import { Fragment, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { messagesOf } from '../../platform/messages.ts'
import { CreatorIcon } from '../creator-icon.tsx'
import { layoutLock } from '../device-settings.ts'
import { largestSize, loadSizes, movedBorder, type PanelSizes, saveSizes, smallestPanel, defaultSizes } from './panel-sizes.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

const group = 'creator'
const saveAfterMs = 10

interface Props {
  panels: readonly [ReactNode, ReactNode, ReactNode]
  /** Shown over the bottom of the middle panel. */
  messages: ReactNode
}

/** Three panels side by side, with borders between them that can be moved by pointer and keys. */
export function ResizablePanels({ panels, messages }: Props) {
  const words = creatorWords.use()
  const { layout: isLocked = false } = layoutLock.use()
  const [sizes, setSizes] = useState<PanelSizes>(() => loadSizes(group))
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [first, second, third] = sizes
    frame.current?.style.setProperty(
      '--panel-sizes',
      `minmax(0, ${first}fr) 1rem minmax(0, ${second}fr) 1rem minmax(0, ${third}fr)`,
    )
    const save = () => saveSizes(group, sizes)
    const saving = setTimeout(save, saveAfterMs)
    addEventListener('pagehide', save)
    return () => {
      clearTimeout(saving)
      removeEventListener('pagehide', save)
    }
  }, [sizes])
  const borders = [words.border_blocks, words.border_stage] as const
  return (
    <div className="creator__panels" ref={frame}>
      {panels.map((panel, index) => (
        <Fragment key={index === 0 ? 'palette' : index === 1 ? 'workspace' : 'stage'}>
          {(index === 1 || index === 2) && (
            <Border
              border={index === 1 ? 0 : 1}
              label={borders[index - 1] ?? ''}
              isLocked={isLocked}
              sizes={sizes}
              setSizes={setSizes}
              width={() => frame.current?.clientWidth ?? 1}
            />
          )}
          {panel}
        </Fragment>
      ))}
      {messages}
      {isLocked && (
        <p className="creator__locked">
          <CreatorIcon name="lock" />
          {words.layout_locked}
        </p>
      )}
      {!isLocked && sizes.some((size, index) => size !== defaultSizes[index]) && (
        <button type="button" className="tool tool--small creator__reset" onClick={() => setSizes(defaultSizes)}>
          {words.reset_layout}
        </button>
      )}
    </div>
  )
}

interface BorderProps {
  border: 0 | 1
  label: string
  isLocked: boolean
  sizes: PanelSizes
  setSizes: (sizes: PanelSizes) => void
  width: () => number
}

function Border({ border, label, isLocked, sizes, setSizes, width }: BorderProps) {
  const keys = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    const by = { ArrowLeft: -10, ArrowRight: 10, Home: -100, End: 100 }[key]
    if (by === undefined) return
    event.preventDefault()
    setSizes(movedBorder(sizes, border, shiftKey ? by * 10 : by))
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const from = event.clientX
    const leave = new AbortController()
    const { signal } = leave
    const move = ({ clientX }: globalThis.PointerEvent) =>
      setSizes(movedBorder(sizes, border, ((clientX - from) / width()) * 100))
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', () => leave.abort(), { signal })
    addEventListener('pointercancel', () => leave.abort(), { signal })
  }
  if (isLocked) return <div className="border border--locked" role="separator" aria-orientation="vertical" aria-label={label} />
  return (
    // A movable separator is a control: role, value and focus follow ARIA.
    <div
      className="border"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(sizes[border])}
      aria-valuemin={smallestPanel}
      aria-valuemax={Math.round(largestSize(sizes, border))}
      onKeyDown={keys}
      onPointerDown={drag}
      onDoubleClick={() => setSizes(defaultSizes)}
    />
  )
}
