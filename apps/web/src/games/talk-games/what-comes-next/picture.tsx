import type { GamePicture } from '../../hub/game-icon.tsx'
import { ElephantShape } from './elephant.tsx'

const card = { fill: '#FFFDF6', stroke: '#C9A66B', strokeWidth: 2.5 } as const

export const picture: GamePicture = {
  icon: 'day',
  tint: 'mari',
  shapes: (
    <>
      <g transform="translate(4 16)">
        <ElephantShape />
      </g>
      <path d="M110 8q70 16 160 0" fill="none" stroke="#6B4526" strokeWidth="3" />
      <path d="M118 18h50v62h-50zm62 0h50v62h-50z" {...card} strokeLinejoin="round" />
      <path d="M143 10v14m62-14v14" stroke="#E0B04A" strokeWidth="7" strokeLinecap="round" />
      <path d="M126 40v26m34-12v12" stroke="#6B4526" strokeWidth="4" />
      <path d="M128 58h30" stroke="#4A7FB5" strokeWidth="9" />
      <circle cx="150" cy="37" r="8" fill="#F0C24B" />
      <path d="M188 64l32-18" stroke="#4A7FB5" strokeWidth="7" strokeLinecap="round" />
      <path d="M206 44l12-7" stroke="#7DBE97" strokeWidth="8" strokeLinecap="round" />
    </>
  ),
}
