import type { ReactNode } from 'react'
import { type PlainBackdrop, plainBackdrops } from './backdrop-colors.ts'
import { hills } from './hills.ts'

/** Our own calm backdrops beside the meadow, CC BY 4.0. */
export const drawnBackdrops = ['room', 'sea', 'night'] as const
export type DrawnBackdrop = (typeof drawnBackdrops)[number]

export function MoreBackdrop({ picture }: { picture: string }): ReactNode {
  if (Object.hasOwn(drawings, picture)) return drawings[picture as DrawnBackdrop]
  if (!Object.hasOwn(plainBackdrops, picture)) return null
  return <rect width="480" height="360" fill={plainBackdrops[picture as PlainBackdrop]} />
}

const drawings: Readonly<Record<DrawnBackdrop | 'meadow-by-day', ReactNode>> = {
  'meadow-by-day': (
    // As it stands in files that Scratch has had from us: by that they are known again.
    <g>
      <rect width="480" height="360" fill="#dde7f4" fillOpacity="1" />
      <circle cx="398" cy="86" r="34" fill="#f0b441" fillOpacity="0.5" />
      <path d={hills.far} fill="#bfdbc8" fillOpacity="1" />
      <path d={hills.near} fill="#8dbfa3" fillOpacity="1" />
    </g>
  ),
  room: (
    <>
      <rect width="480" height="360" fill="#f1e6d6" />
      <rect y="262" width="480" height="98" fill="#d8bd98" />
      <rect y="254" width="480" height="8" fill="#fbf5ea" />
      <rect x="296" y="56" width="128" height="118" rx="6" fill="#fbf5ea" />
      <rect x="306" y="66" width="50" height="98" fill="#cfe2ee" />
      <rect x="364" y="66" width="50" height="98" fill="#cfe2ee" />
      <rect x="58" y="96" width="104" height="72" rx="4" fill="#fbf5ea" />
      <path d="M68 158l24-32 18 20 16-26 26 38z" fill="#a9c9b4" />
      <ellipse cx="240" cy="316" rx="150" ry="28" fill="#c4937a" />
      <ellipse cx="240" cy="316" rx="116" ry="19" fill="#dcb39c" />
    </>
  ),
  sea: (
    <>
      <rect width="480" height="360" fill="#dcebf5" />
      <circle cx="92" cy="78" r="32" fill="#f3d9a0" />
      <rect y="176" width="480" height="184" fill="#97c4d8" />
      <path d="M0 196c60-14 110 12 180 2s120-14 180 0 80 6 120-2v30H0z" fill="#87b8ce" />
      <path d="M0 300c90-34 190-30 270-12s140 14 210-6v78H0z" fill="#efdfb8" />
      <path d="M330 168h72l-14 18h-46z" fill="#a5694f" />
      <path d="M362 164v-54l34 50z" fill="#fbf5ea" />
    </>
  ),
  night: (
    <>
      <rect width="480" height="360" fill="#22304f" />
      <path d="M404 62a36 36 0 1 0 20 62 30 30 0 0 1-20-62z" fill="#f1e6c2" />
      <path
        d="M62 74v8m-4-4h8M156 46v8m-4-4h8M244 104v8m-4-4h8M112 142v8m-4-4h8M318 52v8m-4-4h8M200 170v8m-4-4h8"
        stroke="#f1e6c2"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M0 276c80-44 160-40 250-16s150 2 230-22v122H0z" fill="#2f4668" />
      <path d="M0 318c100-32 220-26 300-10s120 4 180-8v60H0z" fill="#3b5a62" />
    </>
  ),
}
