import { CatShape, DuckShape } from '../../../ui/drawings/animals.tsx'
import type { GamePicture } from '../../hub/game-icon.tsx'

export const picture: GamePicture = {
  icon: 'plank_bridge',
  tint: 'neel',
  shapes: (
    <>
      <path d="M-60 100h360v100H-60z" fill="#9CC7E2" />
      {[0, 34, 68, 102, 136, 170, 204].map((x, nth) => (
        <rect
          key={x}
          x={x + 2}
          y="96"
          width="32"
          height="16"
          rx="5"
          fill={nth % 2 ? '#F4D06F' : '#E3A85A'}
          stroke="#8A5A33"
          strokeWidth="2"
        />
      ))}
      <g transform="translate(10 0) scale(.86)">
        <CatShape />
      </g>
      <g transform="translate(230 0) scale(-.86 .86)">
        <DuckShape />
      </g>
    </>
  ),
}
