import { type ReactNode, useEffect, useState } from 'react'
import type { Costume } from '@ankur/blocks/project'
import { hills } from './own-backdrops.ts'
import { usePictureAddress } from '../pictures-shown.ts'

/** Ours, or one from the game's files or this device. */
export function StageBackdrop({ costume }: { costume: Costume | undefined }) {
  const address = usePictureAddress(costume?.picture ?? '')
  if (!costume || costume.picture === 'backdrop') return <Backdrop />
  const { picture, width, height, centerX, centerY } = costume
  return (
    <g aria-hidden="true">
      <rect className="backdrop__plain" width="480" height="360" />
      {!picture.includes('.') && <Fetched picture={picture} />}
      {address !== undefined && <image href={address} x={240 - centerX} y={180 - centerY} width={width} height={height} />}
    </g>
  )
}

let More: ((props: { picture: string }) => ReactNode) | null = null

/** Most games use the meadow, so the others are loaded on demand. */
function Fetched({ picture }: { picture: string }) {
  const [, drawAgain] = useState(false)
  useEffect(() => {
    // It may have been loaded since rendering.
    if (More) return drawAgain(true)
    import('./more-backdrops.tsx').then(
      (module) => {
        More = module.MoreBackdrop
        drawAgain(true)
      },
      // Without the network the stage stays white; the game continues.
      () => {},
    )
  }, [])
  return More && <More picture={picture} />
}

/** The meadow behind the sprites, in the colours of the theme. */
export function Backdrop() {
  return (
    <g aria-hidden="true">
      <rect className="backdrop__sky" width="480" height="360" />
      <circle className="backdrop__sun" cx="398" cy="86" r="34" />
      <path className="backdrop__far" d={hills.far} />
      <path className="backdrop__near" d={hills.near} />
    </g>
  )
}
