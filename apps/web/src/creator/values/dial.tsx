import type { KeyboardEvent, PointerEvent } from 'react'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

/**
 * The position of a dial with 24 stops, and its degrees. Up is zero; for a block that turns left it goes counterclockwise.
 */
const stop = 15

/** From the centre of the dial to the pointer. */
export function degreesAt(across: number, down: number, opcode: string): number {
  const clockwise = (Math.atan2(across, -down) * 180) / Math.PI
  return wrapped(Math.round((opcode === 'motion_turnleft' ? -clockwise : clockwise) / stop) * stop, opcode)
}

/** A direction is from -180 to 180 as in blocks, and a turn from 0 to 345. */
export function wrapped(degrees: number, opcode: string): number {
  const turned = ((degrees % 360) + 360) % 360
  return opcode === 'motion_pointindirection' && turned > 180 ? turned - 360 : turned
}

interface Props {
  value: number
  opcode: string
  set: (degrees: number) => void
}

const stops = Array.from({ length: 24 }, (_, index) => index * 15)

/** Turned by touch, or by arrow keys. */
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
