import { memo, type RefObject } from 'react'
import { fill } from '@ankur/content'
import { messagesOf } from '../../../platform/messages.ts'
import type { ShownSprite } from '../shown-sprites.ts'
import { placeOfPicture, SpritePicture } from './sprite-picture.tsx'
import { useGame } from '../../use-creator.ts'
import { useNumbers, type Numbers } from '../../use-numbers.ts'
import type { Placing } from './use-placing.ts'
import { textOf } from '../readouts/readout-boxes.tsx'
import type { Readout } from '../readouts/readouts.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

interface Props {
  shown: ShownSprite
  isChosen: boolean
  /** Nothing runs and no earlier frame is shown: it can be selected and moved. */
  isStill: boolean
  /** It is drawn below the stage's own SVG, so here it is only a target for selection. */
  isUnder: boolean
  place: RefObject<Placing>
}

/** Drawn again only when its own state has changed. */
export const StageSprite = memo(function StageSprite({ shown, isChosen, isStill, isUnder, place }: Props) {
  const words = creatorWords.use()
  const { choose } = useGame()
  const numbers = useNumbers()
  if (!shown.visible && !isStill) return null
  if (!isStill) return isUnder ? null : <SpritePicture shown={shown} />
  const pick = () => choose({ sprite: shown.sprite, message: fill(words.sprite_chosen, { name: shown.name }) })
  return (
    <g
      className={shown.visible ? 'stage__sprite' : 'stage__sprite stage__sprite--hidden'}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={describedSprite(shown, words, numbers)}
      onFocus={pick}
      onClick={pick}
      onPointerDown={(event) => place.current.byPointer(event, shown)}
    >
      {isChosen && <ellipse className="stage__ring" {...groundRing(placeOfPicture(shown))} ry={10} />}
      <g opacity={isUnder && shown.visible ? 0 : undefined}>
        <SpritePicture shown={shown} />
      </g>
    </g>
  )
})

/** In parts of the picture: where the ring's middle is below the picture's, and how far it reaches to each side. */
const below = 42 / 96
const aside = 46 / 96

/** The ring around the foot of the selected sprite, in the units of the stage, however its picture is turned and placed. */
export function groundRing(place: ReturnType<typeof placeOfPicture>): { cx: number; cy: number; rx: number } {
  const { x, y, turn, across, up, centerX, centerY, width, height } = place
  const cosine = Math.cos((turn * Math.PI) / 180)
  const sine = Math.sin((turn * Math.PI) / 180)
  const right = (width / 2 - centerX) * across
  const down = (height / 2 - centerY) * up
  const wide = (Math.abs(width * cosine) + Math.abs(height * sine)) * up
  const high = (Math.abs(width * sine) + Math.abs(height * cosine)) * up
  return {
    cx: x + right * cosine - down * sine,
    cy: y + right * sine + down * cosine + high * below,
    rx: wide * aside,
  }
}

type Words = ReturnType<typeof creatorWords.use>

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
