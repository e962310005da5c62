/** Dots to count, in centred rows, as on a die. */
const rows: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [3],
  4: [2, 2],
  5: [3, 2],
  6: [3, 3],
  7: [2, 3, 2],
  8: [3, 2, 3],
  9: [3, 3, 3],
  10: [3, 4, 3],
}

export function Dots({ count }: { count: number }) {
  const lines = rows[count] ?? []
  return (
    <svg className="face face--dots" viewBox="0 0 60 60" aria-hidden="true">
      {lines.flatMap((many, line) =>
        Array.from({ length: many }, (_, index) => (
          <circle key={`${line} ${index}`} cx={middle(index, many)} cy={middle(line, lines.length)} r="7" />
        )),
      )}
    </svg>
  )
}

/** The position of one of several, 18 apart around the middle. */
function middle(index: number, all: number): number {
  return 30 + (index - (all - 1) / 2) * 18
}

/** Two by two: one alone shows that the number is odd. */
export function PairedDots({ count }: { count: number }) {
  const pairs = Math.ceil(count / 2)
  return (
    <svg className="face__pairs" viewBox={`0 0 ${pairs * 12} 24`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <circle key={index} cx={6 + Math.floor(index / 2) * 12} cy={index % 2 === 0 ? 6 : 18} r="4.5" />
      ))}
    </svg>
  )
}
