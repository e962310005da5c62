import type { PointerEvent, RefObject } from 'react'
import { toPixels } from '@ankur/blocks/picture/coordinates'
import type { Sprite } from '@ankur/blocks/project'
import type { ShownSprite } from '../shown-sprites.ts'
import { isWay, useMoving } from './use-moving.ts'

/** Moves a sprite on the stage itself: one change for each drag, or each press of an arrow key. */
export function usePlacing(stage: RefObject<SVGSVGElement | null>) {
  const { put, step } = useMoving()
  return {
    byKey(sprite: Sprite, key: string): boolean {
      if (isWay(key)) step(sprite, key)
      return isWay(key)
    },
    byPointer(event: PointerEvent<SVGGElement>, shown: ShownSprite): void {
      const svg = stage.current
      if (!svg || event.button !== 0) return
      const element = event.currentTarget
      const from = pointIn(svg, event)
      const at = toPixels(shown)
      let to = at
      const leave = new AbortController()
      const move = (moved: globalThis.PointerEvent) => {
        const now = pointIn(svg, moved)
        if (to === at && Math.hypot(now.x - from.x, now.y - from.y) < 6) return
        to = { x: at.x + now.x - from.x, y: at.y + now.y - from.y }
        element.setAttribute('transform', `translate(${to.x - at.x} ${to.y - at.y})`)
      }
      const end = (isDone: boolean) => {
        leave.abort()
        element.removeAttribute('transform')
        if (isDone && to !== at) put({ id: shown.sprite, name: shown.name }, to)
      }
      const { signal } = leave
      addEventListener('pointermove', move, { signal })
      addEventListener('pointerup', () => end(true), { signal })
      addEventListener('pointercancel', () => end(false), { signal })
      addEventListener('keydown', (key) => key.key === 'Escape' && end(false), { signal })
    },
  }
}

export type Placing = ReturnType<typeof usePlacing>

/** The pointer position in stage units, however the stage is placed in its frame. */
export function pointIn(
  stage: SVGSVGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): { x: number; y: number } {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(stage.getScreenCTM()?.inverse())
  return { x, y }
}
