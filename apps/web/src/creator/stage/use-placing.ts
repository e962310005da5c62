import type { PointerEvent, RefObject } from 'react'
import { fill } from '@ankur/content'
import { fromPixels, toPixels } from '@ankur/blocks/coordinates'
import { changeSprite } from '@ankur/blocks/edit-sprites'
import type { Sprite } from '@ankur/blocks/project'
import { creatorWords } from '../creator-words.ts'
import type { ShownSprite } from '../shown-sprites.ts'
import { useCreator } from '../use-creator.ts'
import { useNumbers } from '../use-numbers.ts'
import { useRunner } from '../use-runner.ts'
import { pointIn } from './point-in.ts'

/** Puts a sprite somewhere else by hand: one change for each drag, or each press of an arrow. */
export function usePlacing(stage: RefObject<SVGSVGElement | null>) {
  const words = creatorWords.use()
  const runner = useRunner()
  const { project, edit } = useCreator()
  const numbers = useNumbers()
  const keep = (sprite: Pick<Sprite, 'id' | 'name'>, to: { x: number; y: number }) => {
    const at = fromPixels({ x: Math.min(Math.max(Math.round(to.x), 0), 480), y: Math.min(Math.max(Math.round(to.y), 0), 360) })
    const actor = runner.actorOf(sprite.id)
    if (actor) Object.assign(actor, at)
    const shown = numbers.shown(at)
    edit(changeSprite(project, sprite.id, at), {
      said: fill(words.sprite_moved, { name: sprite.name, ...shown }),
      sprite: sprite.id,
    })
  }
  return {
    byKey(sprite: Sprite, key: string): boolean {
      const by = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10] }[key]
      const at = toPixels(runner.actorOf(sprite.id) ?? sprite)
      if (by) keep(sprite, { x: at.x + (by[0] ?? 0), y: at.y + (by[1] ?? 0) })
      return by !== undefined
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
        if (isDone && to !== at) keep({ id: shown.sprite, name: shown.name }, to)
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
