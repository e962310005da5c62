import type { ReactNode } from 'react'
import { CatShape } from '../../ui/drawings/cat.tsx'
import { PawPrint } from '../stage/sprites/paw-print.tsx'
import type { Preset } from './preset.ts'

const hill = <path d="M0 62c30-18 80-18 120 0v18H0z" className="backdrop__near" />

const cat = (x: number) => (
  <g className="calm-sheet__cat">
    <g transform={`translate(${x} 12) scale(0.55)`}>
      <CatShape />
    </g>
  </g>
)

/** A cat that sits, a cat that leaves prints, a cat that waves with a sound. */
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
      {[12, 26, 40].map((x, index) => (
        <PawPrint key={x} x={x} y={index % 2 === 0 ? 66 : 72} />
      ))}
      {cat(56)}
    </>
  ),
  lively: (
    <>
      {hill}
      {[8, 22].map((x, index) => (
        <PawPrint key={x} x={x} y={index % 2 === 0 ? 66 : 72} />
      ))}
      {cat(36)}
      <path className="calm-sheet__sound" d="M92 22v22m0-22 12-4v22M84 44a8 5 0 1 0 8 0M96 40a8 5 0 1 0 8 0" />
    </>
  ),
}
