import type { ReactNode } from 'react'
import type { ThingFace } from '@ankur/games/face'
import type { SortedThing } from '@ankur/games/same-different/things'
import { fruits } from '../../pictures/fruits.tsx'

type Look = NonNullable<ThingFace['look']>

const colors: Readonly<Record<Look, { fill: string; edge: string; mark: string }>> = {
  red: { fill: '#C8503C', edge: '#8E3D2B', mark: '#F6D3C8' },
  blue: { fill: '#4A7FB5', edge: '#2F5680', mark: '#D3E4F5' },
}

interface Shape {
  readonly outline: string
  /** Where its spots or stripes lie, and how wide. */
  readonly marks: readonly [x: number, y: number, half: number]
  /** Parts with a fixed colour, whatever the look. */
  readonly besides?: ReactNode
}

/** Each in one outline that is coloured by its look. */
const shapes: Readonly<Partial<Record<SortedThing, Shape>>> = {
  shirt: { outline: 'M21 10 7 19l6 13 6-3v27h26V29l6 3 6-13-14-9c-3 6-19 6-22 0z', marks: [32, 40, 10] },
  trousers: { outline: 'M16 7h32l5 50H39L32 27l-7 30H11z', marks: [32, 17, 12] },
  cap: {
    outline: 'M9 40c0-17 10-26 23-26s23 9 23 26z',
    marks: [32, 30, 12],
    besides: <path d="M7 39h50c6 1 5 9-2 9-15-5-31-5-46 0-7 0-8-8-2-9z" fill="#F0D9A8" stroke="#8A6242" strokeWidth="2" />,
  },
  sock: {
    outline: 'M23 12h20v22c0 3 2 5 5 7l5 4c7 6 2 14-6 14-9 0-14-3-20-8-3-3-4-6-4-10z',
    marks: [34, 30, 7],
    besides: <rect x="21" y="5" width="24" height="9" rx="3" fill="#F0D9A8" stroke="#8A6242" strokeWidth="2" />,
  },
  ball: { outline: 'M32 8a24 24 0 1 0 0 48 24 24 0 0 0 0-48z', marks: [32, 32, 15] },
  doll: {
    outline: 'M25 29h14l10 27c-11 4-23 4-34 0z',
    marks: [32, 46, 9],
    besides: (
      <>
        <circle cx="32" cy="18" r="12" fill="#C98F63" />
        <path d="M20 20C18 2 46 2 44 20c-4-8-8-9-12-9s-8 1-12 9zM20 18l-4 12m28-12 4 12" fill="#2B2320" />
        <path d="M20 18l-4 11m28-11 4 11" stroke="#2B2320" strokeWidth="4" strokeLinecap="round" />
        <circle cx="28" cy="19" r="1.6" fill="#2B2320" />
        <circle cx="36" cy="19" r="1.6" fill="#2B2320" />
        <path d="M29 24q3 2 6 0" stroke="#6B3B22" strokeWidth="1.6" fill="none" strokeLinecap="round" />
      </>
    ),
  },
  kite: {
    outline: 'M32 5 51 27 32 48 13 27z',
    marks: [32, 27, 9],
    besides: (
      <path d="M32 48c-4 5 5 5 1 10m-4-2-4 3m9 0 4 1" fill="none" stroke="#8A6242" strokeWidth="2.5" strokeLinecap="round" />
    ),
  },
  cup: {
    outline: 'M11 16h33v25c0 9-6 13-12 13h-9c-6 0-12-4-12-13z',
    marks: [27, 35, 10],
    besides: <path d="M45 22c14-2 14 20 0 19" fill="none" stroke="#8A6242" strokeWidth="5" strokeLinecap="round" />,
  },
  spoon: {
    outline: 'M29 28h6l2 27c0 5-10 5-10 0z',
    marks: [32, 42, 2],
    besides: <ellipse cx="32" cy="17" rx="10" ry="13" fill="#DDE3E5" stroke="#7F8C91" strokeWidth="2.5" />,
  },
}

/** One thing, in its look and its size; small is little more than half of big. */
export function Thing({ thing, look = 'red', size }: Pick<ThingFace, 'thing' | 'look' | 'size'>) {
  const shape = shapes[thing as SortedThing]
  const scale = size === 'small' ? 0.6 : size === 'big' ? 1 : 0.92
  return (
    <svg className="thing" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <g transform={`translate(${32 - 32 * scale} ${size === undefined ? 32 - 32 * scale : 62 - 62 * scale}) scale(${scale})`}>
        {shape ? <Looked shape={shape} look={look} /> : fruits[thing as keyof typeof fruits]}
      </g>
    </svg>
  )
}

function Looked({ shape: { outline, marks, besides }, look }: { shape: Shape; look: Look }) {
  const { fill, edge, mark } = colors[look]
  return (
    <>
      <path d={outline} fill={fill} stroke={edge} strokeWidth="2" strokeLinejoin="round" />
      <Marks at={marks} look={look} color={mark} />
      {besides}
    </>
  )
}

/** Round spots for red and stripes for blue: colour is never the only sign. */
export function Marks({ at: [x, y, half], look, color }: { at: readonly [number, number, number]; look: Look; color: string }) {
  if (look === 'blue') {
    const stripes = [-0.7, 0, 0.7].map((part) => `M${x - half} ${y + part * Math.max(half, 7)}h${half * 2}`)
    return <path d={stripes.join('')} stroke={color} strokeWidth="3.4" strokeLinecap="round" />
  }
  const spots =
    half < 5
      ? [
          [0, -1.6],
          [0, 0.4],
          [0, 2.4],
        ]
      : [
          [-0.75, -0.5],
          [0.7, -0.55],
          [0, 0.15],
          [-0.7, 0.8],
          [0.75, 0.75],
        ]
  return spots.map(([across = 0, down = 0]) => (
    <circle
      key={`${across} ${down}`}
      cx={x + across * half}
      cy={y + down * Math.max(half, 4)}
      r={half < 5 ? 1.7 : Math.max(2.2, half * 0.22)}
      fill={color}
    />
  ))
}
