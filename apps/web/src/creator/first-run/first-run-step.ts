/** Which bubble of the first visit is shown: each goes by doing the thing, and none comes back after the third. */
import { allBlocks, type Project } from '@ankur/blocks/project'

export type FirstRunStep = 'tap' | 'run' | 'number'

export interface FirstRunView {
  readonly project: Project
  readonly isRunning: boolean
  /** A game has run on this visit. */
  readonly hasRun: boolean
  /** Steps that were put away, by a press or because they were done. */
  readonly past: ReadonlySet<FirstRunStep>
}

export function firstRunStep({ project, isRunning, hasRun, past }: FirstRunView): FirstRunStep | null {
  const hasBlocks = allBlocks(project).length > 0
  if (!hasBlocks) return past.has('tap') ? null : 'tap'
  if (isRunning) return null
  if (!hasRun) return past.has('run') ? null : 'run'
  return past.has('number') || !hasNumber(project) ? null : 'number'
}

/** A number of the same block is another than before. */
export function changesNumber(before: Project, now: Project): boolean {
  const was = new Map(numbersOf(before))
  return numbersOf(now).some(([input, value]) => was.has(input) && was.get(input) !== value)
}

function hasNumber(project: Project): boolean {
  return numbersOf(project).length > 0
}

function numbersOf(project: Project): [input: string, value: number][] {
  return allBlocks(project).flatMap(({ id, inputs }) =>
    inputs.flatMap(({ name, value }): [string, number][] =>
      value.trim() && Number.isFinite(Number(value)) ? [[`${id} ${name}`, Number(value)]] : [],
    ),
  )
}
