/** The three steps of a first visit, as far as the open game tells that they were made. */
import { allBlocks, type Project } from '@ankur/blocks/project'

export const firstSteps = ['tap', 'run', 'number'] as const
export type FirstStep = (typeof firstSteps)[number]

export function stepsMade(before: Project, now: Project, hasRun: boolean): readonly FirstStep[] {
  const isMade: Readonly<Record<FirstStep, boolean>> = {
    tap: allBlocks(now).length > 0,
    run: hasRun,
    number: before !== now && changesNumber(before, now),
  }
  return firstSteps.filter((step) => isMade[step])
}

/** A hole of the same block holds another number. */
function changesNumber(before: Project, now: Project): boolean {
  const was = numbersOf(before)
  return [...numbersOf(now)].some(([hole, value]) => was.has(hole) && was.get(hole) !== value)
}

function numbersOf(project: Project): ReadonlyMap<string, number> {
  const holes = allBlocks(project).flatMap(({ id, inputs }) =>
    inputs.flatMap(({ name, value }): [string, number][] => (value.trim() ? [[`${id} ${name}`, Number(value)]] : [])),
  )
  return new Map(holes.filter(([, value]) => Number.isFinite(value)))
}
