import { Drawing } from './drawing.tsx'

/** A marigold and its neighbours: something that grows while one reads. */
export function Flowers() {
  return (
    <Drawing name="flowers" width={300} height={240}>
      <circle className="drawing__sky" cx="150" cy="120" r="112" />
      <g className="drawing__stem" strokeWidth="5">
        <path d="M40 206h220M86 206v-62M150 206V92M214 206c-2-30 2-44-4-74" />
      </g>
      <path
        className="drawing__hill2"
        d="M86 160c-26 2-40-12-40-34 26-2 40 12 40 34zM86 150c0-22 14-34 36-34 0 22-14 34-36 34zM212 178c-18 2-28-6-30-22 18-2 28 6 30 22z"
      />
      <path className="drawing__leaf" d="M150 176c24 0 36-12 36-32-24 0-36 12-36 32z" />
      <g transform="translate(150 72)" fill="#E59A2B">
        <circle r="17" cy="-22" />
        <circle r="17" cx="21" cy="-6" />
        <circle r="17" cx="13" cy="18" />
        <circle r="17" cx="-13" cy="18" />
        <circle r="17" cx="-21" cy="-6" />
        <circle r="14" fill="#F7D27E" />
      </g>
      <path d="M210 132c-14-12-14-34 2-50 18 14 18 38-2 50z" fill="#8E6CA3" />
    </Drawing>
  )
}
