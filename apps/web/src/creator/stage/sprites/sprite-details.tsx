import { useId, type ReactNode } from 'react'
import { fill } from '@ankur/content'
import { costumeName } from '@ankur/blocks/edit/edit-costumes'
import { changeSprite } from '@ankur/blocks/edit/edit-sprites'
import type { Sprite } from '@ankur/blocks/project'
import { CreatorIcon, type CreatorIconName } from '../../creator-icon.tsx'
import { useCreator } from '../../use-creator.ts'
import { useRunner } from '../runner.ts'
import { useMoving, type Way } from './use-moving.ts'
import { messagesOf } from '../../../platform/messages.ts'

const stageWords = messagesOf('creator/stage', 'stage')

type Change = Partial<Pick<Sprite, 'direction' | 'size' | 'visible' | 'costume'>>

const smallest = 10
const largest = 300

/** All properties of a sprite that a block could change too, as buttons: for touch, keys and one switch. */
export function SpriteDetails({ sprite }: { sprite: Sprite }) {
  const words = stageWords.use()
  const { step } = useMoving()
  const { project, edit } = useCreator()
  const runner = useRunner()
  const costumeBox = useId()
  const { id, name, costumes } = sprite
  // After a run the visible state is what a press changes.
  const now = runner.actorOf(id) ?? sprite
  const { size, direction, visible, costume } = now
  const change = (to: Change, message: string) => {
    const actor = runner.actorOf(id)
    if (actor) Object.assign(actor, to, { pose: null })
    edit(changeSprite(project, id, to), { message: fill(message, { name, n: to.size ?? to.direction ?? '' }) })
    runner.drawAgain()
  }
  const resize = (by: number) => change({ size: Math.min(Math.max(Math.round(size) + by, smallest), largest) }, words.sprite_size)
  const turn = (by: number) => change({ direction: wrapped(Math.round(direction) + by) }, words.sprite_turned)
  const move = (way: Way, label: string, icon: CreatorIconName) => (
    <Press label={label} icon={icon} act={() => step(sprite, way)} />
  )
  return (
    <div className="sprite-details">
      <Group label={fill(words.move_sprite, { name })}>
        {move('ArrowLeft', words.to_left, 'west')}
        {move('ArrowRight', words.to_right, 'move')}
        {move('ArrowUp', words.upwards, 'up')}
        {move('ArrowDown', words.downwards, 'down')}
      </Group>
      <Group label={fill(words.turn_sprite, { name })}>
        <Press label={words.turn_left} icon="turn-left" act={() => turn(-15)} />
        <Press label={words.turn_right} icon="turn" act={() => turn(15)} />
      </Group>
      <Group label={fill(words.size_of_sprite, { name })}>
        <Press label={words.smaller} icon="smaller" act={() => resize(-10)} />
        <Press label={words.larger} icon="plus" act={() => resize(10)} />
        <Press
          label={visible ? words.hide : words.show}
          icon={visible ? 'hide' : 'show'}
          act={() => change({ visible: !visible }, visible ? words.sprite_hides : words.sprite_shows)}
        />
      </Group>
      {costumes.length > 1 && (
        <div className="sprite-details__group">
          <label htmlFor={costumeBox}>{words.looks_like}</label>
          <select
            id={costumeBox}
            value={costume}
            onChange={(event) => change({ costume: Number(event.target.value) }, words.sprite_looks)}
          >
            {costumes.map((each, index) => (
              <option key={index} value={index}>
                {index + 1}
                {costumeName(sprite, each) !== name && ` ${each.name}`}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sprite-details__group" role="group" aria-label={label}>
      {children}
    </div>
  )
}

function Press({ label, icon, act }: { label: string; icon: CreatorIconName; act: () => void }) {
  return (
    <button type="button" className="tool tool--small" onClick={act}>
      <CreatorIcon name={icon} />
      {label}
    </button>
  )
}

/** Above -180, up to 180. */
function wrapped(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}
