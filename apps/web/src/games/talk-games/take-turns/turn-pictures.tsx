import type { ReactNode } from 'react'
import type { ThingFace, ThingName } from '@ankur/games/face'

const grain = <path d="M14 13h62m18 0h36M22 25h42m24 0h44" stroke="#C98B43" strokeWidth="3" strokeLinecap="round" />
const spots = [24, 54, 84, 114].map((x) => <circle key={x} cx={x + 7} cy={x % 60 === 54 ? 13 : 23} r="6" fill="#8A5A33" />)
const stripes = <path d="M26 4v28m25-28v28m25-28v28m25-28v28m25-28v28" stroke="#8A5A33" strokeWidth="5" />
const waves = [11, 25].map((y) => (
  <path key={y} d={`M12 ${y}q8-8 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0`} fill="none" stroke="#8A5A33" strokeWidth="4" />
))
const stars = [28, 76, 124].map((x) => (
  <path key={x} d={`M${x} 6l3.5 8.5 8.5 3.5-8.5 3.5-3.5 8.5-3.5-8.5-8.5-3.5 8.5-3.5z`} fill="#8A5A33" />
))
const leaves = [24, 58, 92, 126].map((x, nth) => (
  <path
    key={x}
    d={`M${x - 12} 18c5-14 19-14 24 0-5 14-19 14-24 0z`}
    transform={`rotate(${nth % 2 ? 24 : -24} ${x} 18)`}
    fill="#5E7F3A"
  />
))

function Plank({ children }: { children: ReactNode }) {
  return (
    <>
      <rect x="2" y="2" width="148" height="32" rx="8" fill="#E3A85A" stroke="#8A5A33" strokeWidth="3" />
      {children}
    </>
  )
}

/** The parts: planks on 152 by 36, blocks and flowers on 64 by 40. */
export const turnPictures: Readonly<Partial<Record<ThingName, ReactNode>>> = {
  plank: <Plank>{grain}</Plank>,
  plank_spotted: <Plank>{spots}</Plank>,
  plank_striped: <Plank>{stripes}</Plank>,
  plank_wavy: <Plank>{waves}</Plank>,
  plank_starred: <Plank>{stars}</Plank>,
  plank_leafy: <Plank>{leaves}</Plank>,
  block: (
    <>
      <rect x="2" y="2" width="60" height="36" rx="7" fill="#C8654C" stroke="#7E3526" strokeWidth="3" />
      <path d="M12 13h40" stroke="#E59A84" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  flower: (
    <>
      <rect x="2" y="26" width="60" height="12" rx="6" fill="#8A5A33" />
      {[14, 32, 50].map((x) => (
        <g key={x}>
          <path d={`M${x} 30V16`} stroke="#3F8A58" strokeWidth="4" />
          <circle cx={x} cy="11" r="8" fill="#F0B441" stroke="#8A5A12" strokeWidth="2" />
          <circle cx={x} cy="11" r="3" fill="#8A5A12" />
        </g>
      ))}
    </>
  ),
}

export function LaidPiece({ thing, className }: Pick<ThingFace, 'thing'> & { className?: string }) {
  const viewBox = thing.startsWith('plank') ? '0 0 152 36' : '0 0 64 40'
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
      {turnPictures[thing]}
    </svg>
  )
}

const openHand =
  'M18 60C14 52 6 40 9 36s7 0 11 6V16c0-6 7-6 7 0v16V8c0-6 8-6 8 0v23V12c0-6 8-6 8 0v21V19c0-6 8-6 8 0v23c0 9-4 14-9 18z'

/** On a button: the effect of a press. Each on a square of 64. */
export const pressPictures = {
  ask: (
    <path
      d="M20 60V34c0-6 7-6 7 0V12c0-6 8-6 8 0v20l3-16c1-6 9-4 8 2l-3 22-3 20z"
      fill="#D8A277"
      stroke="#6B4026"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  ),
  pass: (
    <path
      d="M8 32h36M30 16l18 16-18 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  agree: (
    <g stroke="#6B4026" strokeWidth="2.5">
      <circle cx="22" cy="20" r="11" fill="#E3A85A" />
      <path d="M4 58c0-18 8-24 18-24s18 6 18 24z" fill="#E3A85A" />
      <circle cx="44" cy="22" r="10" fill="#F4D06F" />
      <path d="M28 58c0-16 7-22 16-22s16 6 16 22z" fill="#F4D06F" />
    </g>
  ),
  refuse: (
    <>
      <circle cx="32" cy="32" r="26" fill="#F9E8E3" stroke="#94382B" strokeWidth="5" />
      <path d="M20 20l24 24m0-24L20 44" stroke="#94382B" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  wait: <path d={openHand} fill="#D8A277" stroke="#6B4026" strokeWidth="3" strokeLinejoin="round" />,
  stop: (
    <>
      <path d="M21 4h22l17 17v22L43 60H21L4 43V21z" fill="#C8503C" stroke="#7E2B1E" strokeWidth="4" strokeLinejoin="round" />
      <path d={openHand} fill="#FFFDF6" transform="translate(17 16) scale(.5)" />
    </>
  ),
  bridge: (
    <>
      <path d="M4 46c12-12 44-12 56 0v12H4z" fill="#8FC1E0" />
      <path d="M4 40C16 20 48 20 60 40" fill="none" stroke="#8A5A33" strokeWidth="7" />
      <path d="M16 31v12m16-18v16m16-10v12" stroke="#8A5A33" strokeWidth="4" />
    </>
  ),
  tower: [44, 24, 4].map((y) => (
    <rect key={y} x="14" y={y} width="36" height="17" rx="4" fill="#C8654C" stroke="#7E3526" strokeWidth="3" />
  )),
  garden: [14, 32, 50].map((x) => (
    <g key={x}>
      <path d={`M${x} 56V30`} stroke="#3F8A58" strokeWidth="5" />
      <circle cx={x} cy="24" r="9" fill="#F0B441" stroke="#8A5A12" strokeWidth="2.5" />
    </g>
  )),
} as const satisfies Readonly<Record<string, ReactNode>>
