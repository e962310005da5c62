import { pressFlag, start, step } from '@ankur/blocks/machine/machine'
import { mulberry32 } from '@ankur/blocks/trace'
import type { Project } from '@ankur/blocks'
import { toNumber } from '@ankur/blocks/values'

export const cpuSeconds = 2

/** Runs a game in turbo mode for two seconds of this process's CPU time; returns by how much `count` grew per second. */
export function countsPerSecond(project: Project): number {
  const machine = start(project, { now: () => performance.now(), random: mulberry32(1), frameBudgetMs: 25 })
  machine.turbo = true
  const count =
    machine.stage.cells.find(({ name }) => name === 'count') ??
    machine.actors.flatMap(({ cells }) => cells).find(({ name }) => name === 'count')
  pressFlag(machine)
  const before = toNumber(count?.value ?? 0)
  const started = process.cpuUsage()
  for (;;) {
    step(machine)
    const { user, system } = process.cpuUsage(started)
    const seconds = (user + system) / 1e6
    if (seconds >= cpuSeconds) return (toNumber(count?.value ?? 0) - before) / seconds
  }
}
