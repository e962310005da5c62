import { useEffect, useRef } from 'react'
import { fromPixels } from '@ankur/blocks/picture/coordinates'
import { setInput } from '@ankur/blocks/edit/edit'
import type { Block, Project } from '@ankur/blocks/project'
import { CreatorIcon } from '../creator-icon.tsx'
import { pointIn } from '../stage/sprites/use-placing.ts'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

interface Props {
  block: Block
  change: (how: (project: Project) => Project) => void
}

/** While it is shown, a press on the stage sets the block's position. */
export function TapTheStage({ block, change }: Props) {
  const words = creatorWords.use()
  const latest = useRef({ block, change })
  useEffect(() => {
    latest.current = { block, change }
  })
  useEffect(() => {
    const stage = document.querySelector('.stage')
    stage?.setAttribute('data-places', '')
    const press = (event: PointerEvent) => {
      const picture = event.target instanceof Element ? event.target.closest<SVGSVGElement>('svg.stage__picture') : null
      if (!picture) return
      // No sprite is picked up, and the sheet stays open.
      event.preventDefault()
      event.stopPropagation()
      const { x, y } = fromPixels(pointIn(picture, event))
      const { block: placed, change: how } = latest.current
      how((project) => withPlace(project, placed, { X: Math.round(x), Y: Math.round(y) }))
    }
    document.addEventListener('pointerdown', press, { capture: true })
    return () => {
      stage?.removeAttribute('data-places')
      document.removeEventListener('pointerdown', press, { capture: true })
    }
  }, [])
  return (
    <p className="value-sheet__row value-sheet__place">
      <CreatorIcon name="place" />
      {words.tap_the_stage}
    </p>
  )
}

/** If the block has both, both; a number whose input contains a block stays. */
function withPlace(project: Project, { id, inputs }: Block, place: Readonly<Record<'X' | 'Y', number>>): Project {
  return inputs.reduce(
    (now, { name, block }) =>
      !block && (name === 'X' || name === 'Y') ? setInput(now, id, { name, value: String(place[name]) }) : now,
    project,
  )
}
