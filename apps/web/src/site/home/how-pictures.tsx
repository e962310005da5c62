import { Drawing } from '../../ui/drawings/drawing.tsx'

/** Four building blocks with digits. */
export function TowerPicture() {
  return (
    <Drawing name="how" width={200} height={120}>
      <g stroke="#1A2923" strokeOpacity=".12" strokeWidth="2">
        <rect x="22" y="66" width="44" height="44" rx="10" fill="#F0B441" />
        <rect x="78" y="66" width="44" height="44" rx="10" fill="#8DBFA3" />
        <rect x="134" y="66" width="44" height="44" rx="10" fill="#A9BBE0" />
        <rect x="50" y="14" width="44" height="44" rx="10" fill="#CDB2DD" />
      </g>
      <g fontSize="24" fontWeight="700" fill="#1A2923" textAnchor="middle">
        <text x="44" y="97">
          1
        </text>
        <text x="100" y="97">
          2
        </text>
        <text x="156" y="97">
          3
        </text>
        <text x="72" y="45">
          4
        </text>
      </g>
    </Drawing>
  )
}

/** Two code blocks and the hand that moves one. */
export function DragPicture() {
  return (
    <Drawing name="how" width={200} height={120}>
      <g className="block-kind--motion">
        <rect className="drawing__block" x="20" y="70" width="120" height="38" rx="10" />
        <path className="drawing__cap" d="M30 70a10 10 0 0 0-10 10v18a10 10 0 0 0 10 10h22V70z" />
      </g>
      <g className="block-kind--looks">
        <rect className="drawing__block" x="60" y="20" width="120" height="38" rx="10" />
        <path className="drawing__cap" d="M70 20a10 10 0 0 0-10 10v18a10 10 0 0 0 10 10h22V20z" />
      </g>
      <path
        d="M150 44c0-4 6-4 6 0v14l14 4c5 1 7 4 6 9l-3 17c-1 5-4 8-9 8h-10c-4 0-7-2-9-5l-11-17c-3-5 2-8 6-5l10 8z"
        fill="#fff"
        stroke="#1A2923"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </Drawing>
  )
}

/** Three plants of one bed, none like the other. */
export function GardenPicture() {
  return (
    <Drawing name="how" width={200} height={120}>
      <path className="drawing__stem" d="M10 112h180" strokeWidth="4" />
      <path className="drawing__stem" d="M50 112V70M104 112V48M158 112c0-26-4-34 4-58" strokeWidth="5" />
      <path d="M50 78c-20 2-32-10-32-28 20-2 32 8 32 28zM50 70c0-18 10-28 28-28 0 18-10 28-28 28z" fill="#2E8067" />
      <g fill="#8E6CA3">
        <circle cx="104" cy="24" r="11" />
        <circle cx="90" cy="36" r="11" />
        <circle cx="118" cy="36" r="11" />
        <circle cx="96" cy="50" r="11" />
        <circle cx="112" cy="50" r="11" />
      </g>
      <circle cx="104" cy="38" r="9" fill="#F7D27E" />
      <path d="M162 54c-10-10-10-24 2-36 12 12 12 28-2 36z" fill="#E59A2B" />
      <path d="M157 88c12 2 22-4 26-16-14-4-24 2-26 16z" fill="#4FA286" />
    </Drawing>
  )
}
