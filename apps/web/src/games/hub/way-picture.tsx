/** The talk board and the garden on the hub, for a child who does not read: four cards with pictures, and three flowers. */
export function WayPicture({ of }: { of: 'talk' | 'garden' }) {
  return (
    <svg className="hub__way-picture" viewBox="0 0 100 76" aria-hidden="true" focusable="false">
      {of === 'talk' ? cards : flowers}
    </svg>
  )
}

const cards = (
  <g strokeWidth="3">
    <path d="M3 3h44v32H3z" fill="#FFF6DE" stroke="#8A6A14" />
    <path d="M53 3h44v32H53z" fill="#E4EDF6" stroke="#33507C" />
    <path d="M3 41h44v32H3z" fill="#F7E3EC" stroke="#8F2F5F" />
    <path d="M53 41h44v32H53z" fill="#DCEBE0" stroke="#1D6350" />
    <circle cx="25" cy="20" r="10" fill="#EFA83E" />
    <path d="M25 10q2-5 8-3" fill="none" stroke="#3F8A58" />
    <path d="M75 10v18m-9-9h18" stroke="#33507C" strokeWidth="5" />
    <path d="M13 57l12-10 12 10v12H13z" fill="#B9553F" />
    <path d="m65 57 7 7 13-14" fill="none" stroke="#1D6350" strokeWidth="5" />
  </g>
)

const flowers = (
  <>
    <ellipse cx="50" cy="70" rx="46" ry="6" fill="#8A6242" />
    <path d="M22 26v42m56-42v42M50 18v52" stroke="#2E8067" strokeWidth="4" />
    <path d="M22 62q-14 0-16-12 14 0 16 12m56 0q14 0 16-12-14 0-16 12M50 60q2-12 16-12-2 12-16 12" fill="#4FA286" />
    <g fill="none" strokeWidth="12" strokeDasharray="5 2" strokeLinecap="butt">
      <circle cx="22" cy="26" r="9" stroke="#E59A2B" />
      <circle cx="50" cy="18" r="9" stroke="#D9709A" />
      <circle cx="78" cy="26" r="9" stroke="#E0B02F" />
    </g>
    <path d="M22 26h0m28-8h0m28 8h0" stroke="#7A4F1E" strokeWidth="13" strokeLinecap="round" />
  </>
)
