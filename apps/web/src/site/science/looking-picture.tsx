import { Drawing } from '../../ui/drawings/drawing.tsx'

/** A magnifying glass over a leaf: looking closely, and seeing only a part. */
export function LookingPicture() {
  return (
    <Drawing name="looking" width={200} height={150}>
      <path className="drawing__hill1" d="M0 142c24-19 62-26 100-26s76 7 100 26z" />
      <path className="drawing__stem" d="M86 126c0-30 2-48 10-66" strokeWidth="6" />
      <path className="drawing__leaf" d="M92 82C62 84 46 66 46 42c28-4 48 12 46 40z" />
      <path d="M96 68c-2-28 14-46 44-46 2 30-14 48-44 46z" fill="#4FA286" />
      <circle cx="124" cy="56" r="34" fill="#DDE7F4" fillOpacity=".55" stroke="#33508C" strokeWidth="8" />
      <path d="m150 82 26 30" stroke="#33508C" strokeWidth="13" strokeLinecap="round" />
      <path d="m156 89 20 23" stroke="#E59A2B" strokeWidth="13" strokeLinecap="round" />
    </Drawing>
  )
}
