/**
 * Properties of any input file: it gives a game or a problem; and a game is valid, runs, and can be exported as a valid
 * file.
 */
import { start, step, pressFlag } from '../../machine/machine.ts'
import { parseProject } from '../../parse-project.ts'
import { checkSb3 } from '../check/check-sb3.ts'
import { readSb3 } from '../read.ts'
import { writeSb3 } from '../write.ts'

/** What is wrong with the result for a file; null when it is correct. `now` is an advancing clock. */
export function weaknessAt(bytes: Uint8Array, now: () => number): string | null {
  const read = readSb3(bytes)
  if (!read.ok) return null
  const parsed = parseProject(read.project)
  if (!parsed.ok) return `not a valid game: ${JSON.stringify(parsed.problems)}`
  const machine = start(read.project, { now, random: () => 0.5, passLimit: 3, frameBudgetMs: 25 })
  pressFlag(machine)
  for (let frame = 0; frame < 2; frame++) step(machine)
  const once = left(read)
  if (typeof once === 'string') return once
  // All repairs are done now: from here on nothing changes.
  const twice = left(once)
  return typeof twice === 'string' ? twice : differenceOf(once.project, twice.project)
}

type OpenProject = Extract<ReturnType<typeof readSb3>, { ok: true }>

/** The game after an export and import, or the failure. */
function left({ project, files }: OpenProject): OpenProject | string {
  const written = writeSb3(project, files)
  if (!written.ok) return `cannot be written: ${written.problem}`
  // A block of an unknown extension is exported, though Scratch cannot open the file then.
  const broken = checkSb3(written.bytes).filter(({ rule }) => rule !== 'unknown_extension')
  if (broken.length > 0) return `breaks rules: ${JSON.stringify(broken.slice(0, 5))}`
  const again = readSb3(written.bytes)
  return again.ok ? again : `cannot be read again: ${again.problem}`
}

function differenceOf(first: unknown, second: unknown): string | null {
  const [one, other] = [JSON.stringify(first), JSON.stringify(second)]
  if (one === other) return null
  let at = 0
  while (one[at] === other[at]) at++
  return `differs after a second round trip: ${one.slice(Math.max(0, at - 80), at + 80)} / ${other.slice(Math.max(0, at - 80), at + 80)}`
}
