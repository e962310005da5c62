import type { ReactNode } from 'react'
import { CatShape } from '../../ui/drawings/animals.tsx'
import { PawPrint } from '../stage/walked.tsx'
import type { Preset } from '../device-settings.ts'

const hill = <path d="M0 62c30-18 80-18 120 0v18H0z" className="backdrop__near" />

const cat = (x: number, arm?: ReactNode) => (
  <g className="calm-sheet__cat">
    <g transform={`translate(${x} 12) scale(0.55)`}>
      <CatShape />
      {arm}
    </g>
  </g>
)

/** As in the library's costume. */
const arm = (
  <g className="calm-sheet__arm">
    <path d="M40 84 20 74" stroke="#e3a85a" strokeWidth="13" strokeLinecap="round" />
    <ellipse cx="15" cy="69" rx="9.5" ry="6.5" fill="#fbebd0" />
  </g>
)

const prints = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => (
    <g key={index} className="calm-sheet__print">
      <PawPrint x={from + index * 14} y={index % 2 === 0 ? 66 : 72} />
    </g>
  ))

/** A cat that sits, a cat that leaves prints, a cat that also waves, with a sound. */
export const calmPictures: Readonly<Record<Preset, ReactNode>> = {
  quiet: (
    <>
      {hill}
      {cat(34)}
    </>
  ),
  soft: (
    <>
      {hill}
      {prints(12, 3)}
      {cat(56)}
    </>
  ),
  lively: (
    <>
      {hill}
      {prints(8, 2)}
      {cat(36, arm)}
      <path className="calm-sheet__sound" d="M92 22v22m0-22 12-4v22M84 44a8 5 0 1 0 8 0M96 40a8 5 0 1 0 8 0" />
    </>
  ),
}
