import type { Costume } from '@ankur/blocks/project'
import { usePictureAddress } from './pictures-shown.ts'

/** Ours, or the one that came with the game. */
export function StageBackdrop({ costume }: { costume: Costume | undefined }) {
  const address = usePictureAddress(costume?.picture ?? '')
  if (!costume || costume.picture === 'backdrop') return <Backdrop />
  const { width, height, centerX, centerY } = costume
  return (
    <g aria-hidden="true">
      <rect className="backdrop__plain" width="480" height="360" />
      {address !== undefined && <image href={address} x={240 - centerX} y={180 - centerY} width={width} height={height} />}
    </g>
  )
}

/** The meadow behind the sprites, in the colours of the theme. */
export function Backdrop() {
  return (
    <g aria-hidden="true">
      <rect className="backdrop__sky" width="480" height="360" />
      <circle className="backdrop__sun" cx="398" cy="86" r="34" />
      <path className="backdrop__far" d="M0 268c80-40 170-46 260-22s150 0 220-20v134H0z" />
      <path className="backdrop__near" d="M0 312c110-30 220-28 300-12s120 4 180-8v68H0z" />
    </g>
  )
}
