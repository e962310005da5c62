import { writeNumber, type NumeralScript } from '@ankur/games/deal-options'

const colors = [
  ['#F5CF86', '#97701F'],
  ['#B5D3EE', '#4A7FB5'],
  ['#BFDDB0', '#4B9160'],
  ['#EDBFA8', '#B9623F'],
  ['#D5C3E6', '#7A5794'],
  ['#F2D3DC', '#A85672'],
  ['#BFE0DC', '#3F8880'],
  ['#E6D9A0', '#857022'],
  ['#C9CDEB', '#5C66A8'],
  ['#E3CDB8', '#8E6842'],
] as const

interface Props {
  value: number
  script: NumeralScript
  windows: 'none' | 'shut' | 'lit'
  /** Half as high: already placed at the start. */
  isLow?: boolean
}

/** A floor of the tower: its number, and as many windows. Floors differ by number and windows, never by colour. */
export function Floor({ value, script, windows, isLow = false }: Props) {
  const [fill, edge] = colors[(value - 1) % colors.length] ?? colors[0]
  return (
    <svg className="floor" viewBox={`0 0 104 ${isLow ? 32 : 64}`} aria-hidden="true" focusable="false">
      <rect x="1.25" y="1.25" width="101.5" height={isLow ? 29.5 : 61.5} rx="7" fill={fill} stroke={edge} strokeWidth="2.5" />
      <path
        transform={isLow ? 'translate(0 -32)' : undefined}
        d="M2.5 54h99v2c0 3-2 5.5-5 5.5H7.5c-3 0-5-2.5-5-5.5z"
        fill={edge}
        opacity=".35"
      />
      <g transform={isLow ? 'translate(0 -1) scale(.52)' : undefined}>
        <rect x="7" y="8" width={value > 9 ? 40 : 34} height="43" rx="8" fill="#FFFDF6" />
        <text
          className="floor__number"
          x={value > 9 ? 27 : 24}
          y={value > 9 ? 40 : 42}
          textAnchor="middle"
          fontSize={value > 9 ? 30 : 36}
        >
          {writeNumber(value, script)}
        </text>
        {windows !== 'none' && <Windows count={value} isLit={windows === 'lit'} left={value > 9 ? 51 : 45} />}
      </g>
    </svg>
  )
}

function Windows({ count, isLit, left }: { count: number; isLit: boolean; left: number }) {
  const rows = rowsOf(count)
  const width = rows.length > 2 || (rows[0] ?? 0) > 3 ? 9 : 12
  const height = rows.length > 2 ? 11 : 16
  const across = 100 - left
  return (
    <g className={isLit ? 'windows windows--lit' : 'windows'}>
      {rows.flatMap((many, row) =>
        Array.from({ length: many }, (_, index) => {
          const x = left + (across / many) * (index + 0.5) - width / 2
          const y = 29.5 + (row - (rows.length - 1) / 2) * (height + 4) - height / 2
          return (
            <g key={`${row} ${index}`} transform={`translate(${x} ${y})`}>
              <rect width={width} height={height} rx="3.5" />
              <path d={`M${width / 2} 0v${height}`} />
            </g>
          )
        }),
      )}
    </g>
  )
}

/** At most four beside each other, in rows that can be seen at a glance. */
function rowsOf(count: number): readonly number[] {
  if (count <= 3) return [count]
  if (count <= 6) return [Math.ceil(count / 2), Math.floor(count / 2)]
  if (count <= 8) return [4, count - 4]
  return count === 9 ? [3, 3, 3] : [4, 3, 3]
}
