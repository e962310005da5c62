/** Which hint of the first visit is shown: each disappears once its action is done, and none is shown after the third. */
import { allBlocks, type Project } from '@ankur/blocks/project'

export type FirstRunStep = 'tap' | 'run' | 'number'

export interface FirstRunView {
  readonly project: Project
  readonly isRunning: boolean
  /** A game has run on this visit. */
  readonly hasRun: boolean
  /** Steps that were dismissed or done. */
  readonly past: ReadonlySet<FirstRunStep>
}

export function firstRunStep({ project, isRunning, hasRun, past }: FirstRunView): FirstRunStep | null {
  const hasBlocks = allBlocks(project).length > 0
  if (!hasBlocks) return past.has('tap') ? null : 'tap'
  if (isRunning) return null
  if (!hasRun) return past.has('run') ? null : 'run'
  return past.has('number') || !hasNumber(project) ? null : 'number'
}

/** A number of the same block has changed. */
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
