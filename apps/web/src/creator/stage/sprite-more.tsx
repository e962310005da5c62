import { useState } from 'react'
import { fill } from '@ankur/content'
import type { Sprite } from '@ankur/blocks/project'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { creatorWords } from '../creator-words.ts'
import { stageWords } from './stage-words.ts'

const Details = definePart({
  load: () => import('./sprite-details.tsx').then((module) => module.SpriteDetails),
  messages: [stageWords],
  when: onDemand,
})

/** Where a sprite looks, how large it is, and buttons that move it: asked for, as most games need only its name. */
export function SpriteMore({ sprite }: { sprite: Sprite }) {
  const words = creatorWords.use()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="tool tool--small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {fill(words.more_about, { name: sprite.name })}
      </button>
      {isOpen && <Details sprite={sprite} />}
    </>
  )
}
