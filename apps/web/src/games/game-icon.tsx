import type { ReactNode } from 'react'
import { CatShape } from '../ui/drawings/cat.tsx'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { DuckShape } from '../ui/drawings/duck.tsx'
import { GardenOfCards, HouseOfTheCat, PondOfTheDuck, TrainOfTheUnicorn } from './hub-scenes.tsx'

const inkLine = { fill: 'none', stroke: '#14201B', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** The drawings of the hub, named as `listedGames` names them: what each game looks like when it is played. */
const drawings: Readonly<Record<string, { tint: 'leaf' | 'mari' | 'neel' | 'plum'; shapes: ReactNode }>> = {
  block: {
    tint: 'leaf',
    shapes: (
      <>
        <rect x="60" y="26" width="120" height="34" rx="9" fill="#F6DFA6" stroke="#B98A2C" strokeWidth="2" />
        <rect x="60" y="64" width="120" height="34" rx="9" fill="#CFE0F5" stroke="#4A7FB5" strokeWidth="2" />
        <path d="M69 26h25v34H69a9 9 0 0 1-9-9V35a9 9 0 0 1 9-9z" fill="#E0B04A" />
        <path d="M69 64h25v34H69a9 9 0 0 1-9-9V73a9 9 0 0 1 9-9z" fill="#6DA3D4" />
        <path d="M77 52V34m0 1c6-3 8 3 13 0v8c-5 3-7-3-13 0M71 81h14m-5-5 5 5-5 5" {...inkLine} />
      </>
    ),
  },
  tower: { tint: 'mari', shapes: <HouseOfTheCat /> },
  dots: { tint: 'neel', shapes: <PondOfTheDuck /> },
  letters: { tint: 'plum', shapes: <TrainOfTheUnicorn /> },
  day: {
    tint: 'neel',
    shapes: (
      <>
        <path d="M20 18C80 36 160 36 220 18" fill="none" stroke="#6B4526" strokeWidth="3" />
        {[42, 100, 158].map((x) => (
          <g key={x}>
            <rect x={x} y="30" width="42" height="60" rx="8" fill="#FFFDF6" stroke="#8A6242" strokeWidth="2.5" />
            <rect x={x + 17} y="22" width="8" height="16" rx="3" fill="#E0B04A" />
          </g>
        ))}
        <circle cx="63" cy="60" r="13" fill="#F0C24B" />
        <path d="M108 78V62l13-11 13 11v16z" fill="#B9553F" />
        <path d="M184 48a15 15 0 1 0 8 22c-11 1-16-12-8-22z" fill="#33507C" />
      </>
    ),
  },
  parrot: {
    tint: 'leaf',
    shapes: (
      <>
        <path d="M92 112h64" stroke="#8A6242" strokeWidth="8" strokeLinecap="round" />
        <path d="M104 44c0-36 48-36 48 0v36c0 34-48 34-48 0z" fill="#5BA75B" />
        <path d="M152 40c14 0 14 18 0 20z" fill="#D2553D" />
        <circle cx="138" cy="42" r="5" fill="#2B2320" />
        <path d="M104 62c-8 20 4 36 18 40V62z" fill="#3F7D52" />
        <rect x="30" y="40" width="50" height="60" rx="8" fill="#FFFDF6" stroke="#8A6242" strokeWidth="2.5" />
        <circle cx="55" cy="68" r="15" fill="#EFA83E" />
      </>
    ),
  },
  baskets: {
    tint: 'mari',
    shapes: (
      <>
        {[34, 132].map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path d="M4 66h66l-7 38c-1 4-3 6-7 6H18c-4 0-6-2-7-6z" fill="#C99A5E" stroke="#8A5A33" strokeWidth="2.5" />
            <path d="M10 82q27 6 54 0M12 96q25 5 50 0" fill="none" stroke="#A4743A" strokeWidth="2.5" />
            <rect x="1" y="60" width="72" height="11" rx="5.5" fill="#E0B779" stroke="#8A5A33" strokeWidth="2.5" />
          </g>
        ))}
        <circle cx="58" cy="43" r="15" fill="#C8503C" />
        <circle cx="84" cy="46" r="12" fill="#C8503C" />
        <path d="M142 58V32h28v26zM178 58l10-26 10 26z" fill="#4A7FB5" />
      </>
    ),
  },
  plank_bridge: {
    tint: 'neel',
    shapes: (
      <>
        <path d="M0 84c40-12 80 10 120 0s80-10 120 0v46H0z" fill="#9CC7E2" />
        <path d="M20 78C70 60 170 60 220 78" fill="none" stroke="#8A6242" strokeWidth="4" />
        {[40, 72, 104, 136, 168].map((x, nth) => (
          <rect
            key={x}
            x={x}
            y="70"
            width="28"
            height="14"
            rx="4"
            fill={nth % 2 ? '#F4D06F' : '#E3A85A'}
            stroke="#8A5A33"
            strokeWidth="2"
          />
        ))}
        <g transform="translate(40 10) scale(.56)">
          <CatShape />
        </g>
        <g transform="translate(200 8) scale(-.56 .56)">
          <DuckShape />
        </g>
      </>
    ),
  },
  cards: { tint: 'leaf', shapes: <GardenOfCards /> },
}

export function GameIcon({ name }: { name: string }) {
  const drawing = drawings[name]
  if (!drawing) return null
  return (
    <div className={`game-card__picture game-card__picture--${drawing.tint} decoration`}>
      <Drawing name="game" width={240} height={130}>
        {drawing.shapes}
      </Drawing>
    </div>
  )
}
