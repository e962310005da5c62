import { useRef, useState } from 'react'
import { fill } from '@ankur/content'
import * as edit from '@ankur/blocks/edit/edit'
import { moveHatAboveBlocks } from '@ankur/blocks/edit/edit-hats'
import { labelOf } from '@ankur/blocks/labels/label'
import { newBlock } from '@ankur/blocks/palette/new-block'
import type { Block, Project } from '@ankur/blocks/project'
import { useLanguage } from '../../platform/language.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { useBriefPreview } from '../preview/shown-preview.ts'
import { useAdvancedBlocks } from '../use-advanced-blocks.ts'
import { blocksInOrder, useGame } from '../use-creator.ts'
import { hasStarted } from '../stage/run-state.ts'
import { useRunner } from '../stage/runner.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

/**
 * All actions on blocks: buttons, keys and dragging use these. Each announces its result. The returned object is stable and
 * acts on the current game, so that neither a block with unchanged props nor the palette need be rendered again.
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
  const game = useGame()
  const runner = useRunner()
  const more = useAdvancedBlocks()
  const glimpse = useBriefPreview()

  const name = (block: Block) => labelOf(block, language)
  /** While a game runs, a change does not affect it yet. */
  const sentenceFor = (sentence: string, block: Block) => {
    const message = fill(sentence, { block: name(block) })
    return hasStarted(runner.status()) ? `${message} ${words.next_run}` : message
  }
  const change = (after: Project, block: Block, sentence: string, chosen: string | null = block.id) =>
    game.edit(after, { message: sentenceFor(sentence, block), otherwise: words.cannot_move, block: chosen })
  const move = (how: (project: Project, id: string) => Project, sentence: string) => (block: Block) =>
    change(how(game.now().project, block.id), block, sentence)

  return {
    /** Any other change of a block: the message has a placeholder for the block's label. */
    change,
    choose: (block: Block | null) => game.choose({ block: block?.id ?? null }),
    /** A press on a value is about the value alone: it chooses no block, and no other block stays chosen. */
    openValue: ({ id }: Block) => game.now().block !== id && game.choose({}),
    add: (opcode: string) => {
      const block = newBlock(opcode, language)
      const { project, sprite } = game.now()
      if (!block || !sprite) return game.say(words.cannot_add)
      const after = edit.appendBlock(project, sprite.id, block)
      const isAdded = game.edit(after, { message: sentenceFor(words.added, block), otherwise: words.cannot_add, block: null })
      // Without the network there is nothing to show; the block is added all the same.
      if (isAdded && !hasStarted(runner.status())) glimpse(block, after).catch(() => {})
    },
    /** A new block, exactly in the gap where it was dropped. */
    addAt: (opcode: string, place: edit.Place) => {
      const block = newBlock(opcode, language)
      if (!block) return game.say(words.cannot_add)
      game.edit(edit.insertBlock(game.now().project, block, place), {
        message: sentenceFor(words.added_inside, block),
        otherwise: words.cannot_move,
        block: null,
      })
    },
    putOnTop: move(moveHatAboveBlocks, words.went_on_top),
    up: move(edit.moveUp, words.moved_up),
    down: move(edit.moveDown, words.moved_down),
    putInside: move(edit.moveIntoSubstack, words.went_in),
    takeOut: move(edit.moveOutOfSubstack, words.went_out),
    moveTo: (block: Block, place: edit.Place) => change(edit.moveBlock(game.now().project, block.id, place), block, words.moved),
    copy: (block: Block) => change(edit.duplicateBlock(game.now().project, block.id), block, words.copied),
    remove: (block: Block) => {
      const { project, sprite } = game.now()
      const next = sprite ? neighbourOf(blocksInOrder(sprite), block) : null
      if (block.opcode !== 'procedures_definition') return change(edit.removeBlock(project, block.id), block, words.removed, next)
      return change(more?.removeDefinition(project, block.id) ?? project, block, words.removed_with_calls, next)
    },
    /** A value of an input, a field, or a block in an input. */
    set: (block: Block, how: (project: Project) => Project) => {
      const after = how(game.now().project)
      const changed = edit.blockOf(after, block.id)
      if (changed) game.edit(after, { message: sentenceFor(words.changed, changed) })
    },
  }
}

export type BlockActions = ReturnType<typeof useActionsNow>

/** Which block gets the focus when one is removed: the next one that stays, otherwise the previous one. */
function neighbourOf(blocks: readonly Block[], block: Block): string | null {
  const inside = new Set(blocksInOrderOf(block).map(({ id }) => id))
  const at = blocks.findIndex(({ id }) => id === block.id)
  const after = blocks.slice(at).find(({ id }) => !inside.has(id))
  return (after ?? blocks[at - 1])?.id ?? null
}

function blocksInOrderOf(block: Block): Block[] {
  return [block, ...block.stacks.flat().flatMap(blocksInOrderOf)]
}
