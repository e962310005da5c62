import { Drawing } from '../ui/drawings/drawing.tsx'
import { DuckShape } from '../ui/drawings/duck.tsx'

/** The duck beside a seedling on the hill. */
export function GardenDuck() {
  return (
    <Drawing name="garden" width={320} height={220}>
      <circle className="garden__sun" cx="196" cy="120" r="96" />
      <path className="garden__hill" d="M0 222c50-46 140-64 220-46 40 8 76 4 100-8v54z" />
      <path d="M92 190v-48" stroke="#1D6350" strokeWidth="7" strokeLinecap="round" />
      <path d="M92 158c-30 2-46-12-46-38 30-2 46 12 46 38z" fill="#1D6350" />
      <path d="M92 146c0-26 16-40 44-40 0 26-16 40-44 40z" fill="#4FA286" />
      <svg x="164" y="66" width="128" height="128" viewBox="0 0 120 120">
        <DuckShape />
      </svg>
    </Drawing>
  )
}
