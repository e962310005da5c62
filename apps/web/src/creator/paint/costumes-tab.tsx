import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import { copyCostume, moveCostume, removeCostume, showCostume } from '@ankur/blocks/edit-costumes'
import type { Project, Sprite } from '@ankur/blocks/project'
import { CreatorIcon, type CreatorIconName } from '../creator-icon.tsx'
import { openLibrary } from '../library/library-use.ts'
import { openDoor } from '../shell/doors.ts'
import { FittedShape } from '../stage/sprite-picture.tsx'
import { useRunner } from '../stage/use-runner.ts'
import { useCreator } from '../use-creator.ts'
import { askForDrawing } from './asked-drawing.ts'
import { PaintIcon } from './paint-icon.tsx'
import { paintWords } from './paint-words.ts'

/** The costumes of a sprite: which one it wears, their order, and the ways to another. */
export function CostumesTab({ sprite }: { sprite: Sprite }) {
  const words = paintWords.use()
  const { project, edit } = useCreator()
  const runner = useRunner()
  const { id, name, costumes, costume: shown } = sprite
  const [inTurn, setInTurn] = useState<number | null>(null)
  useTurns(inTurn, costumes.length, setInTurn)
  const at = inTurn === null ? shown : inTurn % costumes.length
  const change = (after: Project, said: string, otherwise?: string) => {
    setInTurn(null)
    edit(after, otherwise === undefined ? { said } : { said, otherwise })
    // What a run left would hide it.
    runner.backToStart()
  }
  const says = (sentence: string, index = shown) => fill(sentence, { name, costume: costumes[index]?.name ?? '' })
  return (
    <div className="costumes-tab">
      <svg className="costumes-tab__seen" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <FittedShape costume={costumes[at]} />
      </svg>
      <ol className="costumes-tab__row">
        {costumes.map((costume, index) => (
          <li key={`${index} ${costume.picture}`}>
            <button
              type="button"
              className="costumes-tab__one"
              aria-pressed={index === shown}
              aria-label={fill(words.costume_number, { n: index + 1, name: costume.name })}
              onClick={() => change(showCostume(project, id, index), says(words.shown, index))}
            >
              <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
                <FittedShape costume={costume} />
              </svg>
              <span>
                {index + 1} {costume.name}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className="costumes-tab__tools">
        <button type="button" className="tool tool--small" onClick={() => askForDrawing({ sprite: id, costume: shown })}>
          <PaintIcon name="brush" />
          {words.paint}
        </button>
        <Tool icon="copy" label={words.copy} press={() => change(copyCostume(project, id, shown), says(words.copied))} />
        {shown > 0 && (
          <Tool icon="up" label={words.up} press={() => change(moveCostume(project, id, shown, -1), says(words.moved))} />
        )}
        {shown < costumes.length - 1 && (
          <Tool icon="down" label={words.down} press={() => change(moveCostume(project, id, shown, 1), says(words.moved))} />
        )}
        <Tool
          icon="remove"
          label={words.remove}
          press={() => change(removeCostume(project, id, shown), says(words.removed), words.last_stays)}
        />
        {costumes.length > 1 && <Tool icon="run" label={words.show_in_turn} press={() => setInTurn(0)} />}
      </div>
      <div className="costumes-tab__tools">
        <button type="button" className="tool tool--small" onClick={() => askForDrawing({ sprite: id, costume: null })}>
          <CreatorIcon name="pencil" />
          {words.draw}
        </button>
        <Tool icon="camera" label={words.photo} press={() => openDoor('photo')} />
        <Tool icon="picture" label={words.pictures} press={() => openLibrary('costume')} />
      </div>
      {costumes[shown]?.picture.includes('.') && <p>{words.stays_here}</p>}
    </div>
  )
}

function Tool({ icon, label, press }: { icon: CreatorIconName; label: string; press: () => void }) {
  return (
    <button type="button" className="tool tool--small" onClick={press}>
      <CreatorIcon name={icon} />
      {label}
    </button>
  )
}

const eachMs = 500
const rounds = 2

/** Two a second for two rounds, then it stands still by itself. */
function useTurns(turn: number | null, count: number, go: (turn: number | null) => void): void {
  useEffect(() => {
    if (turn === null) return undefined
    const next = turn + 1 >= count * rounds ? null : turn + 1
    const waiting = setTimeout(() => go(next), eachMs)
    return () => clearTimeout(waiting)
  }, [turn, count, go])
}
