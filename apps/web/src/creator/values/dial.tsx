import type { KeyboardEvent, PointerEvent } from 'react'
import { creatorWords } from '../creator-words.ts'
import { degreesAt, wrapped } from './dial-degrees.ts'

interface Props {
  value: number
  opcode: string
  set: (degrees: number) => void
}

const stops = Array.from({ length: 24 }, (_, index) => index * 15)

/** Turned by a finger, or by arrow keys. */
export function Dial({ value, opcode, set }: Props) {
  const words = creatorWords.use()
  const way = opcode === 'motion_turnleft' ? -1 : 1
  const turn = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set(degreesAt(event.clientX - left - width / 2, event.clientY - top - height / 2, opcode))
  }
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowUp: 15, ArrowRight: 15, ArrowDown: -15, ArrowLeft: -15 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    set(wrapped(value + by, opcode))
  }
  return (
    <div
      className="value-sheet__dial"
      role="slider"
      tabIndex={0}
      aria-label={words.number}
      aria-valuemin={opcode === 'motion_pointindirection' ? -180 : 0}
      aria-valuemax={opcode === 'motion_pointindirection' ? 180 : 345}
      aria-valuenow={value}
      onKeyDown={keys}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        turn(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && turn(event)}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
        <circle r="46" className="value-sheet__dial-face" />
        {stops.map((degrees) => (
          <path
            key={degrees}
            className="value-sheet__dial-stop"
            d={degrees % 90 === 0 ? 'M0-44v9' : 'M0-44v5'}
            transform={`rotate(${degrees})`}
          />
        ))}
        <g transform={`rotate(${value * way})`}>
          <path className="value-sheet__dial-hand" d="M0 6v-34m-9 10 9-12 9 12" />
        </g>
        <circle r="5" className="value-sheet__dial-middle" />
      </svg>
    </div>
  )
}
