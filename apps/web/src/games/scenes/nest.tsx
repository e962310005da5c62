import type { ReactNode } from 'react'

/** A nest with this many eggs, or with what is there in their place. */
export function NestShape({ count, children }: { count: number; children?: ReactNode }) {
  const scale = eggScale(count)
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
      {children ??
        eggPlaces(count).map(([x, y]) => (
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
        ))}
    </svg>
  )
}

export function eggScale(count: number): number {
  return count <= 2 ? 1 : count <= 4 ? 0.86 : 0.72
}

/** How many eggs are in each row, for up to ten. */
const eggRows = [[], [1], [2], [1, 2], [2, 2], [3, 2], [3, 3], [2, 3, 2], [3, 2, 3], [3, 3, 3], [3, 4, 3]]

export function eggPlaces(count: number): readonly (readonly [number, number])[] {
  const rows = eggRows[count] ?? []
  const far = rows.includes(4) ? 11 : rows.includes(3) ? 13 : 15
  return rows.flatMap((many, row) =>
    Array.from(
      { length: many },
      (_, index) => [32 + (index - (many - 1) / 2) * far, 31 + (row - (rows.length - 1) / 2) * 15] as const,
    ),
  )
}
