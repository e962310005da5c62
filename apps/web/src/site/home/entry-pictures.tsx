import { CatShape } from '../../ui/drawings/animals.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { ToddlerShape } from '../kite-picture.tsx'

/** A list of questions, and a toddler who points. */
export function CheckPicture() {
  return (
    <Drawing name="entry" width={96} height={60}>
      <rect x="8" y="4" width="46" height="52" rx="7" fill="#fff" stroke="#1D6350" strokeWidth="2.5" />
      <path d="M17 19h4m6 0h18M17 31h4m6 0h18M17 43h4m6 0h12" stroke="#1D6350" strokeWidth="3.5" strokeLinecap="round" />
      <g transform="translate(74 30) scale(0.34)">
        <ToddlerShape shirt="#E59A2B" />
      </g>
    </Drawing>
  )
}

/** Three blocks with digits, and the cat. */
export function PlayPicture() {
  return (
    <Drawing name="entry" width={96} height={60}>
      <rect x="6" y="32" width="24" height="24" rx="6" fill="#F0B441" />
      <rect x="34" y="32" width="24" height="24" rx="6" fill="#8DBFA3" />
      <rect x="20" y="5" width="24" height="24" rx="6" fill="#CDB2DD" />
      <g fontSize="15" fontWeight="700" textAnchor="middle" fill="#1A2923">
        <text x="18" y="50">
          1
        </text>
        <text x="46" y="50">
          2
        </text>
        <text x="32" y="23">
          3
        </text>
      </g>
      <svg x="58" y="18" width="38" height="40" viewBox="0 0 120 120">
        <CatShape />
      </svg>
    </Drawing>
  )
}

/** Six fields of the talk board. */
export function TalkPicture() {
  return (
    <Drawing name="entry" width={96} height={60}>
      <rect x="8" y="3" width="80" height="54" rx="8" fill="#fff" stroke="#33508C" strokeWidth="2.5" />
      <rect x="14" y="9" width="22" height="19" rx="4" fill="#E4EAF6" />
      <rect x="39" y="9" width="22" height="19" rx="4" fill="#FBEFD3" />
      <rect x="64" y="9" width="18" height="19" rx="4" fill="#DCEBE1" />
      <rect x="14" y="32" width="22" height="19" rx="4" fill="#F0E8F4" />
      <rect x="39" y="32" width="22" height="19" rx="4" fill="#DCEBE1" />
      <rect x="64" y="32" width="18" height="19" rx="4" fill="#E4EAF6" />
      <path d="M20 14h10l-2 10h-6z" fill="#33508C" />
      <circle cx="50" cy="18.5" r="6" fill="#E59A2B" />
      <path d="M69 18l3 3 6-6" stroke="#1D6350" strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="m21 37 8 8m0-8-8 8" stroke="#94382B" strokeWidth="3" strokeLinecap="round" />
      <circle cx="50" cy="38" r="3.5" fill="#1D6350" />
      <path d="M44 49c0-8 12-8 12 0z" fill="#1D6350" />
      <path d="M69 45c0-5 8-5 8 0M73 34v6" stroke="#33508C" strokeWidth="3" fill="none" strokeLinecap="round" />
    </Drawing>
  )
}

/** An open book with a seedling in it. */
export function ReadPicture() {
  return (
    <Drawing name="entry" width={96} height={60}>
      <path d="M48 14C38 7 26 6 12 7v40c14-1 26 0 36 7z" fill="#fff" stroke="#674578" strokeWidth="2.5" strokeLinejoin="round" />
      <path
        d="M48 14c10-7 22-8 36-7v40c-14-1-26 0-36 7z"
        fill="#F0E8F4"
        stroke="#674578"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M19 18c8-1 15 0 22 3M19 27c8-1 15 0 22 3M19 36c8-1 15 0 22 3"
        stroke="#674578"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M66 40V26" stroke="#1D6350" strokeWidth="3" strokeLinecap="round" />
      <path d="M66 30c-8 0-11-5-11-11 8 0 11 5 11 11zM67 27c0-7 4-11 11-11 0 7-4 11-11 11z" fill="#4FA286" />
    </Drawing>
  )
}
