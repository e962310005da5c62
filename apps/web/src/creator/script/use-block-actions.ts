import { useRef, useState } from 'react'
import { fill } from '@ankur/content'
import * as edit from '@ankur/blocks/edit/edit'
import { putOnTop } from '@ankur/blocks/edit/edit-hats'
import { labelOf } from '@ankur/blocks/labels/label'
import { newBlock } from '@ankur/blocks/palette/new-block'
import type { Block, Project } from '@ankur/blocks/project'
import { useLanguage } from '../../platform/language.tsx'
import { creatorWords } from '../creator-words.ts'
import { useGlimpse } from '../preview/shown-preview.ts'
import { useMore } from '../more.ts'
import { blocksInOrder, useCreator } from '../use-creator.ts'
import { isUnderWay } from '../stage/run-state.ts'
import { useRunStatus } from '../stage/use-runner.ts'

/**
 * Everything that can be done to blocks: buttons, keys and dragging all end here. Each says what it did. The same object
 * each time, acting on the game as it is when it is called, so that a block whose own value is unchanged need not be drawn again.
 */
export function useBlockActions(): BlockActions {
  const now = useActionsNow()
  const latest = useRef(now)
  latest.current = now
  const [always] = useState(() => {
    const names = Object.keys(now) as (keyof BlockActions)[]
    const late = names.map((name) => [name, (...given: unknown[]) => (latest.current[name] as Act)(...given)])
    return Object.fromEntries(late) as BlockActions
  })
  return always
}

type Act = (...given: unknown[]) => unknown

function useActionsNow() {
  const words = creatorWords.use()
  const { language } = useLanguage()
  const creator = useCreator()
  const isRunning = isUnderWay(useRunStatus())
  const { project, sprite } = creator
  const more = useMore()
  const glimpse = useGlimpse()

  const name = (block: Block) => labelOf(block, language)
  /** While a game runs, a change is not in it yet. */
  const told = (sentence: string, block: Block) => {
    const said = fill(sentence, { block: name(block) })
    return isRunning ? `${said} ${words.next_run}` : said
  }
  const change = (after: Project, block: Block, sentence: string, chosen: string | null = block.id) =>
    creator.edit(after, { said: told(sentence, block), otherwise: words.cannot_move, block: chosen })
  const move = (how: (project: Project, id: string) => Project, sentence: string) => (block: Block) =>
    change(how(project, block.id), block, sentence)

  return {
    /** Any other change of a block: what it says has a place for the block's words. */
    change,
    choose: (block: Block) => creator.choose({ block: block.id }),
    add: (opcode: string) => {
      const block = newBlock(opcode, language)
      if (!block || !sprite) return creator.say(words.cannot_add)
      const after = edit.appendBlock(project, sprite.id, block)
      const isAdded = creator.edit(after, { said: told(words.added, block), otherwise: words.cannot_add, block: null })
      // Without the network there is nothing to show; the block is there all the same.
      if (isAdded && !isRunning) glimpse(block, after).catch(() => {})
    },
    /** A new block, right in the gap where it was let go. */
    addAt: (opcode: string, place: edit.Place) => {
      const block = newBlock(opcode)
      if (!block) return creator.say(words.cannot_add)
      creator.edit(edit.insertBlock(project, block, place), {
        said: told(words.added_inside, block),
        otherwise: words.cannot_move,
        block: null,
      })
    },
    putOnTop: move(putOnTop, words.went_on_top),
    up: move(edit.moveUp, words.moved_up),
    down: move(edit.moveDown, words.moved_down),
    putInside: move(edit.putInside, words.went_in),
    takeOut: move(edit.takeOut, words.went_out),
    moveTo: (block: Block, place: edit.Place) => change(edit.moveBlock(project, block.id, place), block, words.moved),
    copy: (block: Block) => change(edit.duplicateBlock(project, block.id), block, words.copied),
    remove: (block: Block) => {
      const next = sprite ? neighbourOf(blocksInOrder(sprite), block) : null
      if (block.opcode !== 'procedures_definition') return change(edit.removeBlock(project, block.id), block, words.removed, next)
      return change(more?.removeDefinition(project, block.id) ?? project, block, words.removed_with_calls, next)
    },
    /** A value of an input, a field, or what lies in an input. */
    set: (block: Block, how: (project: Project) => Project) => {
      const after = how(project)
      const changed = edit.blockOf(after, block.id)
      if (changed) creator.edit(after, { said: told(words.changed, changed), block: block.id })
    },
  }
}

export type BlockActions = ReturnType<typeof useActionsNow>

/** Who takes the focus when a block goes: the next one that stays, else the one before. */
function neighbourOf(blocks: readonly Block[], block: Block): string | null {
  const inside = new Set(blocksInOrderOf(block).map(({ id }) => id))
  const at = blocks.findIndex(({ id }) => id === block.id)
  const after = blocks.slice(at).find(({ id }) => !inside.has(id))
  return (after ?? blocks[at - 1])?.id ?? null
}

function blocksInOrderOf(block: Block): Block[] {
  return [block, ...block.stacks.flat().flatMap(blocksInOrderOf)]
}
