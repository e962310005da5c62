import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import { copyCostume, costumeName, moveCostume, removeCostume, showCostume } from '@ankur/blocks/edit/edit-costumes'
import type { Costume, Project, Sprite } from '@ankur/blocks/project'
import { CreatorIcon, type CreatorIconName } from '../creator-icon.tsx'
import { openLibrary, requestDrawing } from '../shell/dialog-requests.ts'
import { openDialog } from '../shell/open-dialog.ts'
import { FittedShape } from '../stage/sprites/sprite-picture.tsx'
import { useRunner } from '../stage/runner.ts'
import { useCreator } from '../use-creator.ts'
import { PaintIcon } from './paint-icon.tsx'
import { messagesOf } from '../../platform/messages.ts'

const paintWords = messagesOf('creator/paint', 'creatorPaint')

/** The costumes of a sprite: which one is shown, their order, and the ways to add one. */
export function CostumesTab({ sprite }: { sprite: Sprite }) {
  const words = paintWords.use()
  const { project, edit } = useCreator()
  const runner = useRunner()
  const { id, name, costumes, costume: shown } = sprite
  const [inTurn, setInTurn] = useState<number | null>(null)
  useTurns(inTurn, costumes.length, setInTurn)
  const at = inTurn === null ? shown : inTurn % costumes.length
  const change = (after: Project, message: string, otherwise?: string) => {
    setInTurn(null)
    edit(after, otherwise === undefined ? { message } : { message, otherwise })
    // The stage state of a run would hide it.
    runner.backToStart()
  }
  const called = (costume: Costume | undefined) => (costume ? costumeName(sprite, costume) : '')
  const says = (sentence: string, index = shown) => fill(sentence, { name, costume: called(costumes[index]) })
  return (
    <div className="costumes-tab">
      <svg
        className="costumes-tab__seen"
        data-in-turn={inTurn === null ? undefined : ''}
        viewBox="0 0 96 96"
        aria-hidden="true"
        focusable="false"
      >
        <FittedShape costume={costumes[at]} />
      </svg>
      <ol className="costumes-tab__row">
        {costumes.map((costume, index) => (
          <li key={`${index} ${costume.picture}`}>
            <button
              type="button"
              className="costumes-tab__one"
              aria-pressed={index === shown}
              aria-label={fill(words.costume_number, { n: index + 1, name: called(costume) })}
              onClick={() => change(showCostume(project, id, index), says(words.shown, index))}
            >
              <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
                <FittedShape costume={costume} />
              </svg>
              <span>
                {index + 1}
                {/* The name of the sprite would add nothing. */}
                {called(costume) !== name && ` ${costume.name}`}
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="about-tile" onClick={() => requestDrawing({ sprite: id, costume: null })}>
            <PaintIcon name="brush" />
            {words.draw}
          </button>
        </li>
        <Tile icon="camera" label={words.photo} press={() => openDialog('photo')} />
        <Tile
          icon="picture"
          label={words.pictures}
          name={fill(words.pictures_for, { name })}
          press={() => openLibrary('costume')}
        />
      </ol>
      <div className="costumes-tab__tools">
        <button type="button" className="tool tool--small" onClick={() => requestDrawing({ sprite: id, costume: shown })}>
          <CreatorIcon name="pencil" />
          {words.paint}
        </button>
        <Tool
          icon="copy"
          label={words.copy}
          name={words.copy_costume}
          press={() => change(copyCostume(project, id, shown), says(words.copied))}
        />
        {shown > 0 && (
          <Tool icon="up" label={words.up} press={() => change(moveCostume(project, id, shown, -1), says(words.moved))} />
        )}
        {shown < costumes.length - 1 && (
          <Tool icon="down" label={words.down} press={() => change(moveCostume(project, id, shown, 1), says(words.moved))} />
        )}
        <Tool
          icon="remove"
          label={words.remove}
          name={words.remove_costume}
          press={() => change(removeCostume(project, id, shown), says(words.removed), words.last_stays)}
        />
        {costumes.length > 1 && <Tool icon="run" label={words.show_in_turn} press={() => setInTurn(0)} />}
      </div>
      {costumes[shown]?.picture.includes('.') && <p>{words.stays_here}</p>}
    </div>
  )
}

interface CostumeButton {
  icon: CreatorIconName
  label: string
  /** If other elements of the page have the same label. */
  name?: string
  press: () => void
}

function Tool({ icon, label, name, press }: CostumeButton) {
  return (
    <button type="button" className="tool tool--small" aria-label={name} onClick={press}>
      <CreatorIcon name={icon} />
      {label}
    </button>
  )
}

function Tile({ icon, label, name, press }: CostumeButton) {
  return (
    <li>
      <button type="button" className="about-tile" aria-label={name} onClick={press}>
        <CreatorIcon name={icon} />
        {label}
      </button>
    </li>
  )
}

const eachMs = 500
const rounds = 2

/** Two per second for two rounds, then it stops by itself. */
function useTurns(turn: number | null, count: number, go: (turn: number | null) => void): void {
  useEffect(() => {
    if (turn === null) return undefined
    const next = turn + 1 >= count * rounds ? null : turn + 1
    const waiting = setTimeout(() => go(next), eachMs)
    return () => clearTimeout(waiting)
  }, [turn, count, go])
}
