/** The state of an idea in the current game. */
import { blockOf } from '../edit/edit.ts'
import { isBuiltInSound } from '../built-in-sounds.ts'
import type { Project } from '../project.ts'
import type { Idea } from './ready-game.ts'

/** Whether its block is still in the game. */
export function hasIdeaBlock(idea: Idea, project: Project): boolean {
  const hasSprite = project.sprites.some(({ id }) => id === idea.sprite)
  if (idea.kind === 'backdrop') return true
  return hasSprite && (idea.kind !== 'value' || inputOf(idea, project) !== undefined)
}

function inputOf({ block, input }: Extract<Idea, { kind: 'value' }>, project: Project) {
  return blockOf(project, block)?.inputs.find(({ name }) => name === input)
}

/** Done, in this way or another; Undo reverts it. */
export function isDone(idea: Idea, project: Project): boolean {
  const { stage, sprites } = project
  const sprite = sprites.find(({ id }) => id === idea.sprite)
  switch (idea.kind) {
    case 'value': {
      const input = inputOf(idea, project)
      return input !== undefined && (input.block !== undefined || input.value !== idea.was)
    }
    case 'copy':
      return sprites.filter(({ costumes }) => costumes[0]?.picture === sprite?.costumes[0]?.picture).length > 1
    case 'voice':
      return sprite !== undefined && sprite.sounds.some(({ name, file }) => name === idea.sound && !isBuiltInSound(file))
    case 'costume':
    case 'draw':
      return sprite !== undefined && sprite.costumes[sprite.costume]?.picture !== idea.was
    case 'backdrop':
      return stage.costumes[stage.costume]?.picture !== idea.was
  }
}
