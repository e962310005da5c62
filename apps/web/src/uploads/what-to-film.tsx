import type { ReactNode } from 'react'
import { uploadsWords } from './uploads-words.ts'

/** Three scenes, as pictures and text. */
export function WhatToFilm() {
  const words = uploadsWords.use()
  return (
    <>
      <h3>{words.film_title}</h3>
      <ul className="what-to-film">
        <Scene drawing={words.film_play_drawing} text={words.film_play}>
          <Sitting x={34} shirt="var(--leaf)" size={1} />
          <Sitting x={118} shirt="var(--neel)" size={1.35} />
          <rect x="64" y="92" width="14" height="14" rx="2" fill="var(--mari)" />
          <rect x="80" y="92" width="14" height="14" rx="2" fill="var(--plum)" />
          <rect x="72" y="78" width="14" height="14" rx="2" fill="var(--clay)" />
        </Scene>
        <Scene drawing={words.film_name_drawing} text={words.film_name}>
          <Sitting x={40} shirt="var(--leaf)" size={1} />
          <Sitting x={112} shirt="var(--neel)" size={1.35} />
          <path d="M80 40q-8 6 0 12m-9-17q-13 11 0 22" fill="none" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
          <rect x="12" y="92" width="14" height="14" rx="2" fill="var(--mari)" />
        </Scene>
        <Scene drawing={words.film_point_drawing} text={words.film_point}>
          <Sitting x={42} shirt="var(--leaf)" size={1} />
          <path d="M52 84 82 62" stroke="var(--leaf)" strokeWidth="7" strokeLinecap="round" />
          <path d="m82 62 8-6" stroke="#c68a5e" strokeWidth="5" strokeLinecap="round" />
          <path d="M100 52h48" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
          <path
            d="M104 34q10 22 38 8-2 8-16 8-20 0-26-14z"
            fill="var(--mari)"
            stroke="var(--ink)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </Scene>
      </ul>
    </>
  )
}

function Scene({ drawing, text, children }: { drawing: string; text: string; children: ReactNode }) {
  return (
    <li className="what-to-film__scene">
      <svg className="what-to-film__drawing" viewBox="0 0 160 116" role="img" aria-label={drawing}>
        <rect width="160" height="116" rx="12" fill="var(--sky)" />
        <path d="M0 106h160v-2H0z" fill="var(--hill2)" />
        {children}
      </svg>
      <p>{text}</p>
    </li>
  )
}

/** Somebody on the floor, small or grown. */
function Sitting({ x, shirt, size }: { x: number; shirt: string; size: number }) {
  return (
    <g transform={`translate(${x} 106) scale(${size})`}>
      <path d="M-18 0q4-10 18-10t18 10z" fill="var(--plum)" />
      <path d="M-11-6v-16q0-10 11-10t11 10v16z" fill={shirt} />
      <circle cy="-42" r="12" fill="#c68a5e" />
      <path d="M-12-43q0-13 12-13t12 13q-6-6-12-6t-12 6z" fill="#2b2320" />
    </g>
  )
}
