import { memo, type RefObject } from 'react'
import { fill } from '@ankur/content'
import { messagesOf } from '../../../platform/messages.ts'
import type { ShownSprite } from '../shown-sprites.ts'
import { groundRing } from './ground-ring.ts'
import { placeOfPicture, SpritePicture } from './sprite-picture.tsx'
import { useGame } from '../../use-creator.ts'
import { useNumbers } from '../../use-numbers.ts'
import { describedSprite } from '../described.ts'
import type { Placing } from './use-placing.ts'

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
