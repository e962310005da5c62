import { Drawing } from './drawing.tsx'

/** The duck, used where something is searched. */
export function Duck() {
  return (
    <Drawing name="duck" width={120} height={120}>
      <DuckShape />
    </Drawing>
  )
}

/** Only the shape, for use inside a larger drawing. */
export function DuckShape() {
  return (
    <>
      <path d="M46 106v8m-7 0h14M72 106v8m-7 0h14" stroke="#C46F22" strokeWidth="4" strokeLinecap="round" />
      <path d="M14 70c8 4 14 2 20-4 4-4 10-6 18-6h26c18 0 28 10 28 24 0 16-14 26-38 26-28 0-48-14-54-40z" fill="#F4D06F" />
      <circle cx="80" cy="40" r="26" fill="#F4D06F" />
      <path d="M76 15c0-6 6-9 10-7-3 2-4 4-4 8z" fill="#E5B648" />
      <path d="M101 42c6-2 13-1 16 2-1 6-8 9-16 8z" fill="#DE8437" />
      <circle cx="88" cy="36" r="4.2" fill="#2B2320" />
      <circle cx="89.5" cy="34.5" r="1.4" fill="#fff" />
      <path d="M36 78c6 16 28 20 42 8 2-2 1-5-2-5-8 0-14-2-20-6-7-5-22-4-20 3z" fill="#E5B648" />
      <circle cx="77" cy="46" r="4" fill="#EFBE6E" />
    </>
  )
}
