import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react'
import { fill } from '@ankur/content'
import { bars, longestSeconds, type Span } from '@ankur/blocks/sounds/wave'
import type { Wave } from '@ankur/blocks/sounds/wav-file'
import { messagesOf } from '../../platform/messages.ts'

const soundsWords = messagesOf('creator/sounds', 'creatorSounds')

const count = 62
/** The level at which a bar fills the picture: a voice at an arm's length. */
const fullBar = 0.6
const live = longestSeconds * 10

/** A level meter. It is visual only: the text beside it shows the duration. */
export function LiveWave({ levels }: { levels: readonly number[] }) {
  return (
    <div className="recorder__wave">
      <svg viewBox={`0 0 ${live} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="recorder__kept" d={barsPath(levels.slice(0, live))} />
      </svg>
    </div>
  )
}

interface Props {
  wave: Wave
  seconds: number
  span: Span
  move: (edge: 'start' | 'end', to: number) => void
}

/** The recording, with the selected part between two handles. */
export function RecordedWave({ wave, seconds, span, move }: Props) {
  const words = soundsWords.use()
  const room = useRef<HTMLDivElement>(null)
  const levels = useMemo(() => {
    const found = bars(wave, count)
    const highest = Math.max(...found, 0.01)
    return found.map((level) => (level / highest) * fullBar)
  }, [wave])
  const isKept = (index: number) =>
    ((index + 0.5) * seconds) / count >= span.start && ((index + 0.5) * seconds) / count <= span.end
  const placeOf = (event: PointerEvent) => {
    const box = room.current?.getBoundingClientRect()
    return box ? ((event.clientX - box.left) / box.width) * seconds : 0
  }
  const shown = { n: tenths(span.end - span.start), start: tenths(span.start), end: tenths(span.end) }
  const handle = (edge: 'start' | 'end', label: string) => (
    <div
      className="recorder__handle"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={tenths(seconds)}
      aria-valuenow={shown[edge]}
      aria-valuetext={fill(words.seconds, { n: shown[edge] })}
      style={{ insetInlineStart: `${(span[edge] / seconds) * 100}%` }}
      onKeyDown={(event) => {
        const to = byKey(event, span[edge], seconds)
        if (to === null) return
        event.preventDefault()
        move(edge, to)
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && move(edge, placeOf(event))}
    >
      <span aria-hidden="true" />
    </div>
  )
  return (
    <div className="recorder__wave recorder__wave--cut" role="group" aria-label={fill(words.wave, shown)}>
      <div className="recorder__room" ref={room}>
        <svg viewBox={`0 0 ${count} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path className="recorder__kept" d={barsPath(levels, isKept)} />
          <path className="recorder__cut" d={barsPath(levels, (index) => !isKept(index))} />
        </svg>
        {handle('start', words.start)}
        {handle('end', words.end)}
      </div>
      <p className="recorder__times" aria-hidden="true">
        <span>{fill(words.seconds_short, { n: shown.start })}</span>
        <strong>{fill(words.seconds, { n: shown.n })}</strong>
        <span>{fill(words.seconds_short, { n: shown.end })}</span>
      </p>
    </div>
  )
}

function byKey({ key }: KeyboardEvent, now: number, seconds: number): number | null {
  const by = { ArrowRight: 0.1, ArrowUp: 0.1, ArrowLeft: -0.1, ArrowDown: -0.1, PageUp: 1, PageDown: -1 }[key]
  if (by !== undefined) return now + by
  return key === 'Home' ? 0 : key === 'End' ? seconds : null
}

/** One line for each bar, in a picture of 100 units of height. */
function barsPath(levels: readonly number[], isIn: (index: number) => boolean = () => true): string {
  return levels
    .map((level, index) => {
      const half = Math.max(2, Math.min(level / fullBar, 1) * 46)
      return isIn(index) ? `M${index + 0.5} ${round(50 - half)}V${round(50 + half)}` : ''
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function tenths(seconds: number): number {
  return round(seconds)
}
