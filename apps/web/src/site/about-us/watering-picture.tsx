import { Drawing } from '../../ui/drawings/drawing.tsx'

/** A watering can and the seedling it keeps. */
export function WateringPicture() {
  return (
    <Drawing name="watering" width={200} height={150}>
      <path className="drawing__hill1" d="M0 142c24-19 62-26 100-26s76 7 100 26z" />
      <path d="M66 26a26 26 0 0 1 44 8" fill="none" stroke="#33508C" strokeWidth="7" strokeLinecap="round" />
      <path d="M112 54 148 30l8 12-40 34z" fill="#A9BBE0" />
      <path d="m142 24 18 26 6-4-18-26z" fill="#33508C" />
      <path d="M58 34h58v40a10 10 0 0 1-10 10H68a10 10 0 0 1-10-10z" fill="#A9BBE0" />
      <path d="M58 34h58v12H58z" fill="#33508C" />
      <g fill="#6F8CC9">
        <circle cx="166" cy="58" r="4" />
        <circle cx="158" cy="70" r="4" />
        <circle cx="172" cy="76" r="4" />
      </g>
      <path className="drawing__stem" d="M164 130V96" strokeWidth="5" />
      <path className="drawing__leaf" d="M164 112c-18 2-28-8-28-22 16-2 28 6 28 22z" />
      <path d="M164 104c0-14 10-22 26-20 0 14-10 22-26 20z" fill="#4FA286" />
    </Drawing>
  )
}
