/** The state of an idea in the current game. */
import { blockOf } from '../edit/edit.ts'
import type { Project } from '../project.ts'
import type { Idea } from './ready-game.ts'

/** Whether its block is still in the game. */
export function isThere(idea: Idea, project: Project): boolean {
  const hasSprite = project.sprites.some(({ id }) => id === idea.sprite)
  if (idea.kind === 'backdrop') return true
  return hasSprite && (idea.kind !== 'value' || blockOf(project, idea.block) !== undefined)
}

/** Done, in this way or another; Undo reverts it. */
export function isDone(idea: Idea, project: Project): boolean {
  const { stage, sprites } = project
  const sprite = sprites.find(({ id }) => id === idea.sprite)
  switch (idea.kind) {
    case 'value': {
      const input = blockOf(project, idea.block)?.inputs.find(({ name }) => name === idea.input)
      return input !== undefined && (input.block !== undefined || input.value !== idea.was)
    }
    case 'copy':
      return sprites.filter(({ costumes }) => costumes[0]?.picture === sprite?.costumes[0]?.picture).length > 1
    case 'costume':
      return sprite !== undefined && sprite.costumes[sprite.costume]?.picture !== idea.was
    case 'backdrop':
      return stage.costumes[stage.costume]?.picture !== idea.was
  }
}
