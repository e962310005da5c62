import type { ReactNode } from 'react'
import type { ThingName } from '@ankur/games/face'
import { fruits } from '../../pictures/fruits.tsx'
import { things } from '../../pictures/things.tsx'

const ink = { fill: 'none', stroke: '#33507C', strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

function Hand() {
  return (
    <path
      d="M16 58V34c0-6 7-6 7 0V18c0-6 8-6 8 0v-4c0-6 8-6 8 0v5c0-6 8-5 8 1v20l6-6c5-4 9 1 6 6L46 58z"
      fill="#C98F63"
      stroke="#6B4026"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  )
}

/** The requested things, and the cards that ask, each on a square of 64. */
export const askPictures: Readonly<Partial<Record<ThingName, ReactNode>>> = {
  mango: fruits.mango,
  banana: fruits.banana,
  tomato: fruits.tomato,
  roti: things.roti,
  kite: things.kite,
  drum: things.drum,
  milk: (
    <>
      <path d="M14 8h36l-5 48c0 3-2 4-4 4H23c-2 0-4-1-4-4z" fill="#DCEBF6" stroke="#6D93B5" strokeWidth="3" />
      <path d="M16.5 24h31l-3 30c0 2-1 3-3 3H23c-2 0-3-1-3-3z" fill="#FFFDF6" />
    </>
  ),
  ball: (
    <>
      <circle cx="32" cy="32" r="25" fill="#C8503C" />
      <path d="M9 24c16 8 30 8 46 0M9 42c16-8 30-8 46 0" fill="none" stroke="#F6D3C8" strokeWidth="4" />
    </>
  ),
  bubbles: (
    <g fill="#E4F1FA" stroke="#5B93BD" strokeWidth="3">
      <circle cx="24" cy="38" r="17" />
      <circle cx="48" cy="22" r="11" />
      <circle cx="50" cy="48" r="8" />
      <path d="M16 34c1-4 4-7 8-7m20-8c1-2 3-3 5-3" fill="none" stroke="#fff" strokeLinecap="round" />
    </g>
  ),
  no: (
    <>
      <circle cx="32" cy="32" r="26" fill="#F9E8E3" stroke="#94382B" strokeWidth="5" />
      <path d="M20 20l24 24m0-24L20 44" {...ink} stroke="#94382B" />
    </>
  ),
  want: <Hand />,
  more: (
    <>
      <circle cx="32" cy="32" r="26" fill="#DCEBE1" stroke="#1D6350" strokeWidth="4" />
      <path d="M32 18v28M18 32h28" {...ink} stroke="#1D6350" strokeWidth={7} />
    </>
  ),
  finished: (
    <>
      <rect x="7" y="7" width="50" height="50" rx="12" fill="#E4EAF6" stroke="#33507C" strokeWidth="4" />
      <path d="m19 33 9 10 18-22" {...ink} strokeWidth={7} />
    </>
  ),
  help: (
    <>
      <path d="M6 40c10-8 20-8 28-2l14-4c7-2 9 6 3 9L34 54c-8 5-20 3-28-3z" fill="#C98F63" stroke="#6B4026" strokeWidth="2.5" />
      <path
        d="M58 20C48 28 38 28 30 22l-8 6c-6 4-10-2-6-7L32 8c8-5 20-3 26 3z"
        fill="#8A5A33"
        stroke="#4A2E18"
        strokeWidth="2.5"
      />
    </>
  ),
  open: (
    <>
      <rect x="12" y="24" width="40" height="36" rx="7" fill="#E3A85A" stroke="#8A5A33" strokeWidth="3" />
      <rect x="14" y="4" width="40" height="11" rx="4" fill="#B9682F" transform="rotate(-14 34 10)" />
      <path d="M32 52V34m-7 7 7-8 7 8" {...ink} stroke="#5A3A1C" />
    </>
  ),
  mummy: (
    <>
      <path d="M8 62c0-20 10-28 24-28s24 8 24 28z" fill="#A85672" />
      <path d="M14 30c-4-34 40-34 36 0l2 16H12z" fill="#2B2320" />
      <circle cx="32" cy="24" r="15" fill="#C98F63" />
      <path d="M17 22c2-14 28-14 30 0-8-3-12-7-15-9-3 2-7 6-15 9z" fill="#2B2320" />
      <circle cx="32" cy="14" r="2" fill="#C8503C" />
      <path d="M26 25h.1m12 0h.1" stroke="#2B2320" strokeWidth="4" strokeLinecap="round" />
      <path d="M27 31q5 4 10 0" fill="none" stroke="#6B3B22" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
}
