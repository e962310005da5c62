/** Ankur in the pot: one more leaf for each pair, and a flower at the end. */
export function Seedling({ leaves, isInFlower }: { leaves: number; isInFlower: boolean }) {
  return (
    <svg className="seedling decoration" viewBox="0 0 160 260" aria-hidden="true" focusable="false">
      <path d="M80 176V74" stroke="#2E8067" strokeWidth="8" strokeLinecap="round" />
      {Array.from({ length: leaves + 2 }, (_, index) => (
        <path
          key={index}
          className={index > 1 && index === leaves + 1 ? 'grows' : undefined}
          d={index % 2 === 0 ? 'M80 0c1-22-16-36-50-36-2 24 18 40 50 36z' : 'M80 0c-1-22 16-36 50-36 2 24-18 40-50 36z'}
          transform={`translate(0 ${156 - Math.floor(index / 2) * 24})`}
          fill={index % 2 === 0 ? '#1D6350' : '#4FA286'}
        />
      ))}
      {isInFlower ? (
        <g transform="translate(80 66)" fill="#E59A2B" className="grows">
          {Array.from({ length: 8 }, (_, index) => (
            <circle key={index} r="12" cx={20 * Math.cos((index * Math.PI) / 4)} cy={20 * Math.sin((index * Math.PI) / 4)} />
          ))}
          <circle r="16" fill="#F7D27E" />
        </g>
      ) : (
        <ellipse cx="80" cy="74" rx="9" ry="13" fill="#8CC9A6" />
      )}
      <path d="M30 178h100l-12 70c-1 6-5 9-11 9H53c-6 0-10-3-11-9z" fill="#C8703C" />
      <rect x="22" y="164" width="116" height="24" rx="10" fill="#D9855A" />
      <circle cx="62" cy="212" r="6" fill="#2B2320" />
      <circle cx="98" cy="212" r="6" fill="#2B2320" />
      <circle cx="64" cy="210" r="2" fill="#fff" />
      <circle cx="100" cy="210" r="2" fill="#fff" />
      <circle cx="50" cy="224" r="6" fill="#E79A7A" />
      <circle cx="110" cy="224" r="6" fill="#E79A7A" />
      <path d="M70 224c5 7 15 7 20 0" fill="none" stroke="#5A2A14" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}

/** The back of a closed card. */
export function Leaf() {
  return (
    <svg className="card-leaf" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path d="M50 86C10 78 10 30 50 13c40 17 40 65 0 73z" fill="#8CC9A6" />
      <path
        d="M50 22v68M50 44l17-10M50 44 33 34M50 62l20-11M50 62 30 51"
        stroke="#3F7F5E"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}

/** At the corners of a found pair. */
export function Marigolds() {
  return [1, 2, 3, 4].map((corner) => (
    <svg key={corner} className={`marigold marigold--${corner} grows`} viewBox="-20 -20 40 40" aria-hidden="true">
      <g fill="#E59A2B">
        <circle r="9" cy="-10" />
        <circle r="9" cx="10" cy="-3" />
        <circle r="9" cx="6" cy="8" />
        <circle r="9" cx="-6" cy="8" />
        <circle r="9" cx="-10" cy="-3" />
      </g>
      <circle r="7" fill="#F7D27E" />
    </svg>
  ))
}
