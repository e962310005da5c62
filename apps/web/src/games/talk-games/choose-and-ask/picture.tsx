import type { GamePicture } from '../../hub/game-icon.tsx'
import { Parrot } from './parrot.tsx'

export const picture: GamePicture = {
  icon: 'parrot',
  tint: 'neel',
  shapes: (
    <>
      <g transform="translate(-12 -12) scale(.86)">
        <Parrot />
      </g>
      <path d="M6 120h118" stroke="#8A6242" strokeWidth="8" strokeLinecap="round" />
      <path d="M122 16h102v66h-78l-20 14 4-14h-8z" fill="#FFFDF6" stroke="#14201B" strokeWidth="3" strokeLinejoin="round" />
      <path d="M152 30c14 6 20 20 8 34-12 8-24 4-26-4 0-14 16-14 18-30z" fill="#EFA83E" />
      <path d="M152 30q6-8 16-6-6 8-16 6z" fill="#4B9160" />
      <path d="M194 34v32m-16-16h32" stroke="#1D6350" strokeWidth="7" strokeLinecap="round" />
    </>
  ),
}
