import { writeNumber, type NumeralScript } from '@ankur/games/deal-options'
import { DuckShape } from '../../ui/drawings/animals.tsx'
import { eggPlaces, eggScale, NestShape } from './nest.tsx'

/** A nest with this many eggs; once placed, a duckling looks out of each. */
export function Nest({ count, isHome }: { count: number; isHome: boolean }) {
  const scale = eggScale(count)
  return (
    <NestShape count={count}>
      {isHome
        ? eggPlaces(count).map(([x, y]) => (
            <g
              key={`${x} ${y}`}
              className="grows"
              transform={`translate(${x - 13 * scale} ${y - 15 * scale}) scale(${0.21 * scale})`}
            >
              <DuckShape />
            </g>
          ))
        : undefined}
    </NestShape>
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
