import type { ReactNode } from 'react'
import type { Frame, FrameThing } from '@ankur/content/guides/guide'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { frameThings } from './frame-things.tsx'

/**
 * One frame of a story: a grown-up on the left, a child on the right, and the things between them. The text beside it says
 * the same.
 */
export function FramePicture({ frame: { adult, adultIs, child, thing } }: { frame: Frame }) {
  return (
    <Drawing name="frame" width={120} height={92} decoration={false}>
      <rect x="1" y="1" width="118" height="90" rx="10" fill="#fff" stroke="#6A7D73" strokeWidth="1.5" />
      {adult && <Grownup isDoctor={adultIs === 'doctor'} />}
      {child && <Child />}
      {thing && <Thing name={thing} x={48} y={62} />}
      {adult && adult !== 'quiet' && <Bubble name={adult} x={44} tail="M48 28l-8 6 12-2z" />}
      {child && child !== 'quiet' && <Bubble name={child} x={adult && adult !== 'quiet' ? 76 : 66} tail="M82 33l4 5 5-5z" />}
    </Drawing>
  )
}

function Grownup({ isDoctor }: { isDoctor: boolean }) {
  return (
    <g>
      <path d="M8 90c0-26 6-34 20-34s20 8 20 34z" fill={isDoctor ? '#E4EAF6' : '#674578'} stroke="#42534B" strokeWidth="1" />
      {isDoctor && <path d="M22 58v12a6 6 0 0 0 12 0V58" fill="none" stroke="#33508C" strokeWidth="2.5" />}
      <path d="M13 46c-3-24 6-30 15-30s18 8 14 30z" fill="#2A1E18" />
      <circle cx="29" cy="38" r="13" fill="#B57E56" />
      <Face x={29} y={38} />
    </g>
  )
}

function Child() {
  return (
    <g>
      <path d="M78 90c0-18 4-24 15-24s15 6 15 24z" fill="#E59A2B" />
      <circle cx="93" cy="55" r="12" fill="#A9714B" />
      <path d="M80 55c-1-14 6-17 13-17s14 4 13 17c-4-6-8-8-13-8-3 4-8 5-13 8z" fill="#2A1E18" />
      <Face x={92} y={56} />
    </g>
  )
}

function Face({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="-4" r="1.5" fill="#1A2923" />
      <circle cx="4" r="1.5" fill="#1A2923" />
      <path d="M-3.5 5c2 2 5 2 7 0" fill="none" stroke="#1A2923" strokeWidth="1.4" strokeLinecap="round" />
    </g>
  )
}

function Bubble({ name, x, tail }: { name: FrameThing; x: number; tail: string }): ReactNode {
  return (
    <g>
      <path d={tail} fill="#EBF1EA" />
      <rect x={x} y="4" width="32" height="30" rx="10" fill="#EBF1EA" />
      <Thing name={name} x={x + 5} y={8} size={22} />
    </g>
  )
}

function Thing({ name, x, y, size = 26 }: { name: FrameThing; x: number; y: number; size?: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
      {frameThings[name]}
    </svg>
  )
}
