import { blocksOf, type Project, type Target, targetsOf } from '@ankur/blocks/project'
import { usesExtensions } from '../extensions/extensions.ts'
import { oncePerGame, useGamePart } from '../use-creator.ts'
import { asksAboutColors } from './shown-sprites.ts'

/** The open game as it is drawn: the same object while only scripts change, so that the stage is not rendered again. */
export function useGameOnStage(): Project {
  return useGamePart(({ project }) => gameOnStage(project))
}

let last: Project | null = null

export function gameOnStage(project: Project): Project {
  if (last === null || !isDrawnAlike(last, project)) last = project
  return last
}

function isDrawnAlike(one: Project, other: Project): boolean {
  const [before, after] = [targetsOf(one), targetsOf(other)]
  return (
    one.monitors === other.monitors &&
    before.length === after.length &&
    before.every((target, at) => areDrawnAlike(target, after[at])) &&
    // All that scripts change about the stage while nothing runs.
    [isFirstProgram, asksAboutColors, usesExtensions].every((asks) => asks(one) === asks(other))
  )
}

const undrawn = /^(scripts|comments|sounds|volume|kept)$/

function areDrawnAlike(one: Target, other: Target | undefined): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof Target)[]
  return one === other || names.every((name) => undrawn.test(name) || one[name] === other?.[name])
}

/** Fewer than four blocks and no loop. */
export const isFirstProgram = oncePerGame((project) => {
  let count = 0
  return targetsOf(project).every((target) => {
    const blocks = blocksOf(target)
    count += blocks.length
    return count < 4 && !blocks.some(({ opcode }) => /^control_(repeat|forever|while|for_each)/.test(opcode))
  })
})
