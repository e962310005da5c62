import { fill } from '@ankur/content'
import { fromPixels, toPixels } from '@ankur/blocks/picture/coordinates'
import { changeSprite } from '@ankur/blocks/edit/edit-sprites'
import type { Sprite } from '@ankur/blocks/project'
import { messagesOf } from '../../../platform/messages.ts'
import { useGame } from '../../use-creator.ts'
import { useNumbers } from '../../use-numbers.ts'
import { useRunner } from '../runner.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

const ways = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10] } as const
export type Way = keyof typeof ways

/** Moves a sprite by hand: to a position in pixels, or ten pixels further for an arrow key. */
export function useMoving() {
  const words = creatorWords.use()
  const runner = useRunner()
  const { now, edit } = useGame()
  const numbers = useNumbers()
  const put = (sprite: Pick<Sprite, 'id' | 'name'>, to: { x: number; y: number }) => {
    const at = fromPixels({ x: Math.min(Math.max(Math.round(to.x), 0), 480), y: Math.min(Math.max(Math.round(to.y), 0), 360) })
    const actor = runner.actorOf(sprite.id)
    if (actor) Object.assign(actor, at)
    const shown = numbers.shown(at)
    edit(changeSprite(now().project, sprite.id, at), {
      message: fill(words.sprite_moved, { name: sprite.name, ...shown }),
      sprite: sprite.id,
    })
  }
  const step = (sprite: Sprite, way: Way) => {
    const [x, y] = ways[way]
    const at = toPixels(runner.actorOf(sprite.id) ?? sprite)
    put(sprite, { x: at.x + x, y: at.y + y })
  }
  return { put, step }
}

export function isWay(key: string): key is Way {
  return Object.hasOwn(ways, key)
}
