import type { GamePicture } from '../../hub/game-icon.tsx'
import { RabbitShape } from './rabbit.tsx'

export const picture: GamePicture = {
  icon: 'baskets',
  tint: 'mari',
  shapes: (
    <>
      <g transform="translate(82 4) scale(.86)">
        <RabbitShape />
      </g>
      <circle cx="34" cy="62" r="15" fill="#C8503C" />
      <circle cx="62" cy="66" r="12" fill="#C8503C" />
      <path d="M168 72V46h26v26zm34 0l12-28 12 28z" fill="#4A7FB5" />
      {[6, 154].map((x) => (
        <g key={x} transform={`translate(${x} 6)`}>
          <path d="M4 66h72l-8 46H12z" fill="#C99A5E" stroke="#8A5A33" strokeWidth="2.5" />
          <path d="M10 84q30 6 60 0M12 98q28 5 56 0" fill="none" stroke="#A4743A" strokeWidth="2.5" />
          <path d="M3 66h74" stroke="#E0B779" strokeWidth="9" strokeLinecap="round" />
        </g>
      ))}
    </>
  ),
}
