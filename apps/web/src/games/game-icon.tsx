import type { ReactNode } from 'react'
import { CatShape } from '../ui/drawings/cat.tsx'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { DuckShape } from '../ui/drawings/duck.tsx'

const inkLine = { fill: 'none', stroke: '#14201B', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const inkWords = { fill: '#14201B', fontSize: 22, fontWeight: 700, textAnchor: 'middle' } as const

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
  tower: {
    tint: 'mari',
    shapes: (
      <>
        <g transform="translate(142 26) scale(0.82)">
          <CatShape />
        </g>
        <g transform="translate(-44 0)">
          <rect x="60" y="86" width="120" height="28" rx="8" fill="#E39A3B" />
          <rect x="76" y="54" width="88" height="28" rx="8" fill="#EEB85A" />
          <rect x="92" y="22" width="56" height="28" rx="8" fill="#F6D38C" />
          <g {...inkWords}>
            <text x="120" y="108">
              1
            </text>
            <text x="120" y="76">
              2
            </text>
            <text x="120" y="44">
              3
            </text>
          </g>
        </g>
      </>
    ),
  },
  dots: {
    tint: 'neel',
    shapes: (
      <>
        <rect x="48" y="30" width="60" height="60" rx="12" fill="#fff" stroke="#33508C" strokeWidth="2.5" />
        <rect x="132" y="30" width="60" height="60" rx="12" fill="#fff" stroke="#33508C" strokeWidth="2.5" />
        <g fill="#33508C">
          <circle cx="63" cy="45" r="7" />
          <circle cx="93" cy="45" r="7" />
          <circle cx="78" cy="60" r="7" />
          <circle cx="63" cy="75" r="7" />
          <circle cx="93" cy="75" r="7" />
        </g>
        <text x="162" y="74" {...inkWords} fontSize="38">
          5
        </text>
        <path d="M112 60h16m-6-6 6 6-6 6" {...inkLine} />
      </>
    ),
  },
  letters: {
    tint: 'plum',
    shapes: (
      <>
        {[36, 94, 152].map((x) => (
          <rect key={x} x={x} y="34" width="52" height="54" rx="12" fill="#fff" stroke="#674578" strokeWidth="2.5" />
        ))}
        <g {...inkWords} fontSize="30">
          <text x="62" y="72">
            A
          </text>
          <text x="120" y="72">
            अ
          </text>
          <text x="178" y="72">
            ੳ
          </text>
        </g>
      </>
    ),
  },
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
  cards: {
    tint: 'leaf',
    shapes: (
      <>
        <rect x="36" y="28" width="48" height="64" rx="10" fill="#1D6350" />
        <path
          d="M60 76V54m0 6c-10 0-14-5-14-13 9 0 14 5 14 13zm0-4c0-8 5-13 14-13 0 9-5 13-14 13z"
          fill="#8CD1B3"
          stroke="#8CD1B3"
          strokeWidth="2"
        />
        {[96, 156].map((x) => (
          <g key={x}>
            <rect x={x} y="28" width="48" height="64" rx="10" fill="#fff" stroke="#1D6350" strokeWidth="2.5" />
            <circle cx={x + 24} cy="60" r="10" fill="#F0C24B" />
            <path
              d={`M${x + 24} 41v5m0 28v5m-19-19h5m28 0h5m-32-13 3 3m20 20 3 3m0-26-3 3m-20 20-3 3`}
              {...inkLine}
              stroke="#B98A2C"
            />
          </g>
        ))}
      </>
    ),
  },
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
