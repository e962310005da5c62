import type { ReactNode } from 'react'

/** Hair and skin stay as they are in every theme; clothes and places take their colours from it. */
const skin = { light: '#d9a074', middle: '#c68a5e', dark: '#a06a43' } as const
const hair = { black: '#2b2320', grey: '#b9b4ae' } as const

/** Ground and sky of a scene out of doors. */
export function Outdoors() {
  return (
    <>
      <rect width="320" height="180" fill="var(--sky)" />
      <circle cx="272" cy="38" r="17" fill="var(--mari)" opacity="0.7" />
      <path d="M0 128q90-34 180-8t140-12v72H0z" fill="var(--hill1)" />
      <path d="M0 150q110-16 320-4v34H0z" fill="var(--hill2)" />
    </>
  )
}

/** Wall and floor of a room. */
export function Indoors({ wall = 'var(--mari-tint)', children }: { wall?: string; children?: ReactNode }) {
  return (
    <>
      <rect width="320" height="180" fill={wall} />
      {children}
      <rect y="146" width="320" height="34" fill="var(--hill1)" />
    </>
  )
}

export function Tree({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-6 0q4-24 0-46h12q-4 22 0 46z" fill="#8a5a33" />
      <circle cx="-18" cy="-56" r="22" fill="var(--leaf)" />
      <circle cx="18" cy="-58" r="24" fill="var(--leaf)" />
      <circle cy="-78" r="24" fill="var(--leaf)" />
    </g>
  )
}

interface Figure {
  x: number
  y: number
  /** 1 is grown; a child is 0.6 to 0.75. */
  size?: number
  wears: string
  tone?: keyof typeof skin
  /** Long hair in a plait, short hair, or grey in a knot. */
  head?: 'plait' | 'short' | 'knot'
  /** A beard and a turban. */
  turban?: string
  faces?: 'left' | 'right'
  /** Arms, as paths from the shoulders. */
  arms?: string
  children?: ReactNode
}

function placeOf({ x, y, size = 1, faces = 'right' }: Figure): string {
  return `translate(${x} ${y}) scale(${faces === 'left' ? -size : size} ${size})`
}

/** Somebody who stands, 84 high. */
export function Standing(figure: Figure) {
  const { wears, tone = 'middle', arms = 'M-11-46q-8 12-5 24M11-46q8 12 5 24', children } = figure
  return (
    <g transform={placeOf(figure)}>
      <path d="M-6-22V0M6-22V0" stroke="var(--ink2)" strokeWidth="7" strokeLinecap="round" />
      <path d="M-15-14q-3-42 15-42t15 42z" fill={wears} />
      <path d={arms} fill="none" stroke={wears} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
      <Head figure={figure} tone={tone} y={-68} />
      {children}
    </g>
  )
}

/** Somebody on the floor or on a seat, 62 high. */
export function Sitting(figure: Figure) {
  const { wears, tone = 'middle', arms = 'M-10-26q-8 8-4 18M10-26q9 6 14 8', children } = figure
  return (
    <g transform={placeOf(figure)}>
      <path d="M-20 0q2-12 20-12t20 12z" fill="var(--ink2)" />
      <path d="M-14-6q-2-30 14-30t14 30z" fill={wears} />
      <path d={arms} fill="none" stroke={wears} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
      <Head figure={figure} tone={tone} y={-48} />
      {children}
    </g>
  )
}

function Head({ figure: { head = 'short', turban }, tone, y }: { figure: Figure; tone: keyof typeof skin; y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      {head === 'plait' && <path d="M-11-2q-7 16-3 30" fill="none" stroke={hair.black} strokeWidth="6" strokeLinecap="round" />}
      {head === 'knot' && <circle cx="-11" cy="-4" r="6" fill={hair.grey} />}
      <circle r="13" fill={skin[tone]} />
      {turban ? (
        <>
          <path d="M-10 6q10 10 20 0v4q-10 10-20 0z" fill={hair.black} />
          <path d="M-15-1q-2-17 15-17t15 17q-14-9-30 0z" fill={turban} />
        </>
      ) : (
        <path d="M-14 1q-1-16 14-16t14 13q-10-1-14-7-5 8-14 10z" fill={head === 'knot' ? hair.grey : hair.black} />
      )}
      <path d="M1 1v2M8 1v2" stroke={hair.black} strokeWidth="2.4" strokeLinecap="round" />
      <path d="M0 7q4 3 8 0" fill="none" stroke={hair.black} strokeWidth="1.8" strokeLinecap="round" />
    </g>
  )
}

export function Cup({ x, y, color }: { x: number; y: number; color: string }) {
  return <path d={`M${x - 7} ${y - 14}h14l-3 14h-8z`} fill={color} />
}

/** A telephone with lines of what was written. */
export function Phone({ x, y, size = 1, children }: { x: number; y: number; size?: number; children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <rect x="-27" y="-50" width="54" height="100" rx="9" fill="var(--ink2)" />
      <rect x="-22" y="-42" width="44" height="82" rx="3" fill="var(--surface)" />
      {children}
    </g>
  )
}

export function Bubble({
  x,
  y,
  w,
  h = 26,
  color = 'var(--surface)',
  isLeft = true,
}: {
  x: number
  y: number
  w: number
  h?: number
  color?: string
  isLeft?: boolean
}) {
  const tail = isLeft ? `M${x + 8} ${y + h - 1}l-4 11 14-11z` : `M${x + w - 8} ${y + h - 1}l4 11-14-11z`
  return (
    <g fill={color}>
      <rect x={x} y={y} width={w} height={h} rx={Math.min(h / 2, 12)} />
      <path d={tail} />
    </g>
  )
}
