import { memo, type ReactNode } from 'react'
import { toPixels } from '@ankur/blocks/picture/coordinates'
import type { Costume } from '@ankur/blocks/project'
import { CatShape, DuckShape, UnicornShape } from '../../../ui/drawings/animals.tsx'
import { usePictureAddress } from '../pictures-shown.ts'
import type { ShownSprite } from '../shown-sprites.ts'

const shapes: Readonly<Record<string, () => ReactNode>> = { cat: CatShape, unicorn: UnicornShape, duck: DuckShape }

/** The picture of a sprite at its pose. */
export function SpritePicture({ shown }: { shown: ShownSprite }) {
  const { x, y, turn, across, up, centerX, centerY, width, height } = placeOfPicture(shown)
  const { ghost, costume } = shown
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${across} ${up}) translate(${-centerX} ${-centerY})`}
      opacity={ghost > 0 ? 1 - ghost / 100 : undefined}
    >
      <Shape picture={costume?.picture ?? ''} width={width} height={height} />
    </g>
  )
}

/** The transformation of a sprite's picture: rotated and scaled around its centre, which is at x and y. */
export function placeOfPicture({ x, y, direction, rotationStyle, size, costume }: ShownSprite) {
  const mirror = rotationStyle === 'left-right' && direction < 0 ? -1 : 1
  const { centerX = 48, centerY = 48, width = 96, height = 96 } = costume ?? {}
  return {
    ...toPixels({ x, y }),
    turn: rotationStyle === 'all around' ? direction - 90 : 0,
    across: (size / 100) * mirror,
    up: size / 100,
    centerX,
    centerY,
    width,
    height,
  }
}

/**
 * One of our own drawings, which have 120 units, or a picture of the game's files; a grey box for a missing one. Memoised:
 * fifty moving sprites change their position thirty times per second, but not their drawings.
 */
export const Shape = memo(function Shape({ picture, width = 96, height = 96 }: ShapeProps) {
  const address = usePictureAddress(picture)
  const Drawn = Object.hasOwn(shapes, picture) ? shapes[picture] : undefined
  if (Drawn)
    return (
      <g transform={`scale(${width / 120} ${height / 120})`}>
        <Drawn />
      </g>
    )
  if (address === undefined) return <rect width={width} height={height} rx="12" className="stage__unknown" />
  return <image href={address} width={width} height={height} />
})

/** A costume of any size in a square of 96 units. */
export function FittedShape({ costume }: { costume: Costume | undefined }) {
  const { picture = '', width = 96, height = 96 } = costume ?? {}
  const scale = 96 / Math.max(width, height, 1)
  return (
    <g transform={`translate(${48 - (width * scale) / 2} ${48 - (height * scale) / 2}) scale(${scale})`}>
      <Shape picture={picture} width={width} height={height} />
    </g>
  )
}

interface ShapeProps {
  picture: string
  width?: number
  height?: number
}
