import type { ReactNode } from 'react'
import { toPixels } from '@ankur/blocks/coordinates'
import { CatShape } from '../ui/drawings/cat.tsx'
import { DuckShape } from '../ui/drawings/duck.tsx'
import { UnicornShape } from '../ui/drawings/unicorn.tsx'
import type { ShownSprite } from './shown-sprites.ts'

const shapes: Readonly<Record<string, () => ReactNode>> = { cat: CatShape, unicorn: UnicornShape, duck: DuckShape }

/** One of our own drawings, where and how its sprite stands. It is 96 units wide; the drawing has 120. */
export function SpritePicture({ shown }: { shown: ShownSprite }) {
  const { x, y } = toPixels(shown)
  const { direction, rotationStyle, size, ghost } = shown
  const turn = rotationStyle === 'all around' ? direction - 90 : 0
  const mirror = rotationStyle === 'left-right' && direction < 0 ? -1 : 1
  const scale = (size / 100) * 0.8
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale * mirror} ${scale}) translate(-60 -60)`}
      opacity={ghost > 0 ? 1 - ghost / 100 : undefined}
    >
      <Shape picture={shown.picture} />
    </g>
  )
}

export function Shape({ picture }: { picture: string }) {
  const Drawn = shapes[picture]
  return Drawn ? <Drawn /> : <rect width="120" height="120" rx="16" className="stage__unknown" />
}
