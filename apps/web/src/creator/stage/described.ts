import { fill } from '@ankur/content'
import type { ShownSprite } from './shown-sprites.ts'
import type { Numbers } from '../use-numbers.ts'
import { textOf } from './readouts/readout-boxes.tsx'
import type { Readout } from './readouts/readouts.ts'
import type { MessageTexts } from '@ankur/content/words/message-files'

type Words = MessageTexts<'creator/creator', 'creator'>

/** A description of a sprite for screen readers. */
export function describedSprite({ name, x, y, visible, bubble }: ShownSprite, words: Words, numbers: Numbers): string {
  if (!visible) return fill(words.sprite_hidden, { name })
  const at = numbers.shown({ x, y })
  const where = fill(words.sprite_at, { name, x: Math.round(at.x), y: Math.round(at.y) })
  return bubble ? `${where}. ${fill(words.sprite_says, { name, words: bubble.text })}` : where
}

export function describedReadout({ name, value, list }: Readout, words: Words): string {
  return list ? fill(words.list_has, { name, n: list.length }) : fill(words.readout_is, { name, value: textOf(value) })
}
