import { useLayoutEffect, useRef } from 'react'
import { toPixels } from '@ankur/blocks/picture/coordinates'
import { movesLess } from '../../platform/comfort/comfort.ts'
import { Bubble } from '../stage/bubble.tsx'
import type { ShownSprite } from '../stage/shown-sprites.ts'
import { SpritePicture } from '../stage/sprites/sprite-picture.tsx'
import type { LetterSize } from '../stage/use-letter-scale.ts'
import type { PreviewTarget } from './say-preview.ts'

/**
 * The resulting sprite, faint and still; a dashed line leads to it, an arrow shows its rotation. Screen readers get the
 * text.
 */
export function PreviewGhost({ shown: { sprite, preview, isGlimpse }, size }: { shown: PreviewTarget; size: LetterSize }) {
  const moving = useRef<SVGGElement>(null)
  const { x = sprite.x, y = sprite.y } = preview.after ?? {}
  useLayoutEffect(() => {
    if (!isGlimpse || movesLess()) return
    const [start, end] = [toPixels(sprite), toPixels({ x, y })]
    const from = { transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)` }
    moving.current?.animate([from, { transform: 'none' }], { duration: 500, easing: 'ease-out' })
  }, [isGlimpse, sprite, x, y])
  const { after } = preview
  if (!after) return null
  const { id, name, costumes, costume } = sprite
  const ghost: ShownSprite = {
    ...after,
    effects: [],
    key: 'preview',
    sprite: id,
    name,
    costume: after.costume ?? costumes[costume],
  }
  const from = toPixels(sprite)
  const to = toPixels(after)
  const half = 46 * (after.size / 100)
  if (isGlimpse && !movesLess())
    return (
      <g className="preview-ghost" aria-hidden="true" opacity="0.45" ref={moving}>
        <SpritePicture shown={ghost} />
        {after.bubble && after.visible && <Bubble at={ghost} text={after.bubble.text} kind={after.bubble.kind} size={size} />}
      </g>
    )
  return (
    <g className="preview-ghost" aria-hidden="true">
      {(from.x !== to.x || from.y !== to.y) && <path className="preview-ghost__way" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />}
      <g opacity={after.visible ? 0.75 : 0.15}>
        <SpritePicture shown={ghost} />
      </g>
      <circle className="preview-ghost__ring" cx={to.x} cy={to.y} r={half + 6} />
      {after.direction !== sprite.direction && (
        <path
          className="preview-ghost__nose"
          d="M0 -9 16 0 0 9z"
          transform={`translate(${to.x} ${to.y}) rotate(${after.direction - 90}) translate(${half + 6} 0)`}
        />
      )}
      {after.bubble && after.visible && <Bubble at={ghost} text={after.bubble.text} kind={after.bubble.kind} size={size} />}
    </g>
  )
}
