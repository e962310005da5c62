import { writeNumber, type NumeralScript } from '@ankur/games/numerals'
import { DuckShape } from '../../ui/drawings/duck.tsx'

/** A nest with this many eggs; once placed, a duckling looks out of each. */
export function Nest({ count, isHome }: { count: number; isHome: boolean }) {
  const places = spots(count)
  const scale = count <= 2 ? 1 : count <= 4 ? 0.86 : 0.72
  return (
    <svg className="nest" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <ellipse cx="32" cy="37" rx="31" ry="26" fill="#A97B48" />
      <ellipse cx="32" cy="32" rx="31" ry="26" fill="#C99A5E" />
      <ellipse cx="32" cy="32" rx="24" ry="19.5" fill="#8F6435" />
      <path
        d="M4 38q14 15 27 13M38 52q15 0 21-15M7 20q9-11 21-11"
        fill="none"
        stroke="#E0BC85"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {places.map(([x, y]) =>
        isHome ? (
          <g
            key={`${x} ${y}`}
            className="grows"
            transform={`translate(${x - 13 * scale} ${y - 15 * scale}) scale(${0.21 * scale})`}
          >
            <DuckShape />
          </g>
        ) : (
          <ellipse
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            rx={6.6 * scale}
            ry={8.6 * scale}
            fill="#FFFBEF"
            stroke="#B9A27A"
            strokeWidth="1.5"
          />
        ),
      )}
    </svg>
  )
}

function spots(count: number): readonly (readonly [number, number])[] {
  const rows = [[1], [2], [1, 2], [2, 2], [3, 2], [3, 3]][count - 1] ?? [3, 3, 3]
  const far = rows.some((many) => many === 3) ? 13 : 15
  return rows.flatMap((many, row) =>
    Array.from(
      { length: many },
      (_, index) => [32 + (index - (many - 1) / 2) * far, 31 + (row - (rows.length - 1) / 2) * 15] as const,
    ),
  )
}

/** A paper boat with its number; its lamp lights in its place. */
export function Boat({
  value,
  script,
  pairs,
  isHome,
}: {
  value: number
  script: NumeralScript
  pairs: boolean
  isHome: boolean
}) {
  return (
    <svg className="boat" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d="M12 40 15 6c0-2 2-3 4-3h26c2 0 4 1 4 3l3 34z" fill="#FFFDF6" stroke="#8A6242" strokeWidth="2" />
      <path
        d="M2 38h60L52 60c-1 2-2 2-4 2H16c-2 0-3 0-4-2z"
        fill="#E79A5A"
        stroke="#8A5426"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M2 38h60l-20 10H22z" fill="#F3B97F" />
      <text className="boat__number" x="32" y={pairs ? 28 : 35} textAnchor="middle" fontSize={pairs ? 24 : 32}>
        {writeNumber(value, script)}
      </text>
      {pairs && <PairsUnder count={value} />}
      <g className={isHome ? 'lamp lamp--lit' : 'lamp'}>
        <circle cx="32" cy="54" r="4.5" />
      </g>
    </svg>
  )
}

function PairsUnder({ count }: { count: number }) {
  const columns = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, index) => (
    <circle
      key={index}
      cx={32 + (Math.floor(index / 2) - (columns - 1) / 2) * 5.6}
      cy={31.5 + (index % 2) * 5}
      r="2"
      fill="#1A2923"
    />
  ))
}

export function LilyPad() {
  return (
    <svg className="pad" viewBox="0 0 100 70" aria-hidden="true" focusable="false" preserveAspectRatio="none">
      <ellipse className="pad__water" cx="50" cy="36" rx="50" ry="34" />
      <path className="pad__leaf" d="M50 35 91 22A46 31 0 1 1 74 8z" />
      <ellipse className="pad__ring" cx="50" cy="35" rx="48.5" ry="33" />
    </svg>
  )
}
