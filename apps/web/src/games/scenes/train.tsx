import type { ReactNode } from 'react'
import { UnicornShape } from '../../ui/drawings/animals.tsx'

/** The unicorn drives; the engine begins the first track. */
export function Engine() {
  return (
    <svg className="engine decoration" viewBox="0 0 170 205" aria-hidden="true" focusable="false">
      <g transform="translate(52 8) scale(.92)">
        <UnicornShape />
      </g>
      <path d="M66 84h98v84H66z" fill="#674578" />
      <path d="M66 84h98v17H66z" fill="#8B689C" />
      <path d="M20 113h56v54H20c-9-15-9-39 0-54z" fill="#8B689C" />
      <rect x="29" y="74" width="22" height="43" rx="5" fill="#4A3A2C" />
      <rect x="23" y="65" width="34" height="13" rx="6" fill="#E0B779" />
      <circle cx="21" cy="136" r="9" fill="#FFE9A6" stroke="#97701F" strokeWidth="3" />
      <path d="M4 176l16-20h150v20z" fill="#4A3A2C" />
      <Wheel x={44} y={182} r={16} />
      <Wheel x={92} y={178} r={21} />
      <Wheel x={142} y={178} r={21} />
      <path d="M44 182l98-4" stroke="#E0B779" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}

function Wheel({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="#4A3A2C" />
      <circle r={r * 0.55} fill="#E0B779" />
      <circle r={r * 0.18} fill="#4A3A2C" />
    </g>
  )
}

/** The lower part of a wagon, which stays the same whatever its panel shows. */
export function WagonBody({ isLong, isLit, nth }: { isLong: boolean; isLit: boolean; nth: number }) {
  const width = isLong ? 260 : 140
  const [fill, edge] = colors[nth % colors.length] ?? colors[0]
  return (
    <svg className="wagon__body" viewBox={`0 0 ${width} 105`} aria-hidden="true" focusable="false">
      <path d={`M2 2h${width - 4}l-6 76H8z`} fill={fill} stroke={edge} strokeWidth="3" strokeLinejoin="round" />
      <rect x="12" y="9" width={width - 24} height="60" rx="10" fill="#FFFDF6" />
      <rect x="6" y="73" width={width - 12} height="9" rx="3" fill="#4A3A2C" />
      <g className={isLit ? 'lamp lamp--lit' : 'lamp'}>
        <circle cx={width - 16} cy="14" r="8" />
      </g>
      <Wheel x={32} y={88} r={16} />
      <Wheel x={width - 32} y={88} r={16} />
    </svg>
  )
}

const colors = [
  ['#B5D3EE', '#4A7FB5'],
  ['#BFDDB0', '#4B9160'],
  ['#EDBFA8', '#B9623F'],
  ['#D5C3E6', '#7A5794'],
  ['#F5CF86', '#97701F'],
] as const

/** A wooden block with a letter, or a crate with a picture. */
export function Block({ children, isCrate }: { children: ReactNode; isCrate: boolean }) {
  return <span className={isCrate ? 'block block--crate' : 'block'}>{children}</span>
}
