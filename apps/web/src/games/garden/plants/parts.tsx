/** What plants are drawn from, on a field of 80 x 100 with the ground at 98. A `line` stays a line on the sheet to colour. */
import type { ReactNode } from 'react'

const STEM = '#2E8067'
const LEAF = '#4FA286'

interface At {
  x?: number
  y?: number
}

export function Line({ d, color = STEM, width = 4 }: { d: string; color?: string; width?: number }) {
  return (
    <path className="line" d={d} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  )
}

export function Stem({ top = 44, x = 40 }: { top?: number; x?: number }) {
  return <Line d={`M${x} 98V${top}`} width={5} />
}

/** Two leaves, one at each side of the stem. */
export function Leaves({ x = 40, y = 88, size = 1, fill = LEAF }: At & { size?: number; fill?: string }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0 0c-16 1-24-8-24-20 15-1 24 7 24 20zM0-8c0-12 9-19 24-18 0 11-9 19-24 18z"
      fill={fill}
    />
  )
}

/** Several leaf pairs up a stem, each a little smaller. */
export function Leafy({ x = 40, from = 92, pairs = 3, step = 20, size = 0.9, fill = LEAF }: LeafyProps) {
  return Array.from({ length: pairs }, (_, index) => (
    <Leaves key={index} x={x} y={from - index * step} size={size - index * 0.1} fill={fill} />
  ))
}

interface LeafyProps {
  x?: number
  from?: number
  pairs?: number
  step?: number
  size?: number
  fill?: string
}

/** Round petals in a ring. */
export function Ring({ x = 40, y = 34, n, far, r, fill }: At & { n: number; far: number; r: number; fill: string }) {
  return (
    <g fill={fill}>
      {turns(n).map((turn) => (
        <circle key={turn} cx={round(x + far * Math.cos(turn))} cy={round(y + far * Math.sin(turn))} r={r} />
      ))}
    </g>
  )
}

/** Long petals in a ring, their inner ends at the middle. */
export function Rays({ x = 40, y = 34, n, long, wide, fill }: At & { n: number; long: number; wide: number; fill: string }) {
  return (
    <g fill={fill}>
      {turns(n).map((turn) => (
        <ellipse
          key={turn}
          transform={`translate(${x} ${y}) rotate(${round((turn * 180) / Math.PI)})`}
          cx={long / 2 + 2}
          rx={long / 2}
          ry={wide / 2}
        />
      ))}
    </g>
  )
}

export function Dot({ x = 40, y = 34, r, fill }: At & { r: number; fill: string }) {
  return <circle cx={x} cy={y} r={r} fill={fill} />
}

export function Dots({ at, r, fill }: { at: readonly (readonly [number, number])[]; r: number; fill: string }) {
  return (
    <g fill={fill}>
      {at.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  )
}

/** The same shape at several places, drawn around 0 0. */
export function Each({ at, children }: { at: readonly (readonly [number, number, number?])[]; children: ReactNode }) {
  return at.map(([x, y, turn = 0]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
      {children}
    </g>
  ))
}

export function Trunk({ top = 50, wide = 8 }: { top?: number; wide?: number }) {
  return <path d={`M${40 - wide / 2} ${top}h${wide}l3 ${98 - top}H${37 - wide / 2}z`} fill="#8A6242" />
}

/** A tree of three round parts. */
export function Crown({ y = 36, fill = '#5BA06C', light = '#6FAE7C' }: { y?: number; fill?: string; light?: string }) {
  return (
    <>
      <circle cx="24" cy={y + 8} r="19" fill={fill} />
      <circle cx="56" cy={y + 8} r="19" fill={fill} />
      <circle cx="40" cy={y - 6} r="24" fill={light} />
    </>
  )
}

function turns(n: number): number[] {
  return Array.from({ length: n }, (_, index) => ((index - n / 4) * 2 * Math.PI) / n)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
