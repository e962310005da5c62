/** For each name, the names that it depends on. */
export type Dependencies = ReadonlyMap<string, ReadonlySet<string>>

/** The shortest cycle through each name that is part of one. A cycle is returned once, starting at its first name. */
export function findCycles(dependencies: Dependencies): string[][] {
  const cycles = new Map<string, string[]>()
  for (const start of [...dependencies.keys()].toSorted()) {
    const cycle = cycleThrough(dependencies, start)
    const key = cycle?.toSorted().join(' ')
    if (cycle && key !== undefined && !cycles.has(key)) cycles.set(key, cycle)
  }
  return [...cycles.values()]
}

/** The path from `start` to the last name before it is reached again. */
function cycleThrough(dependencies: Dependencies, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const name of queue) {
    for (const next of dependencies.get(name) ?? []) {
      if (next === start) return pathTo(cameFrom, name)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, name)
      queue.push(next)
    }
  }
  return undefined
}

function pathTo(cameFrom: ReadonlyMap<string, string>, name: string): string[] {
  const before = cameFrom.get(name)
  return before === undefined ? [name] : [...pathTo(cameFrom, before), name]
}
