/** Dots to count, three in a row. */
export function Dots({ count }: { count: number }) {
  return (
    <svg className="face face--dots" viewBox="0 0 60 60" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <circle key={index} cx={12 + (index % 3) * 18} cy={rowOf(index, count)} r="7" />
      ))}
    </svg>
  )
}

/** Up to nine lie in the middle of their square; a tenth begins a fourth row. */
function rowOf(index: number, count: number): number {
  const rows = Math.ceil(count / 3)
  const distance = rows > 3 ? 15 : 18
  return 30 + (Math.floor(index / 3) - (rows - 1) / 2) * distance
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
