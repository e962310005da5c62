/** By who asks: whom it asks. */
export type Asking = ReadonlyMap<string, ReadonlySet<string>>

/** The shortest way back to each one that leads back to itself. A circle of several is told once, from its first name on. */
export function findCircles(asking: Asking): string[][] {
  const circles = new Map<string, string[]>()
  for (const start of [...asking.keys()].toSorted()) {
    const circle = wayBack(asking, start)
    const rooms = circle?.toSorted().join(' ')
    if (circle && rooms !== undefined && !circles.has(rooms)) circles.set(rooms, circle)
  }
  return [...circles.values()]
}

/** From `start` to the last before it is reached again. */
function wayBack(asking: Asking, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const name of queue) {
    for (const next of asking.get(name) ?? []) {
      if (next === start) return wayTo(cameFrom, name)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, name)
      queue.push(next)
    }
  }
  return undefined
}

function wayTo(cameFrom: ReadonlyMap<string, string>, name: string): string[] {
  const before = cameFrom.get(name)
  return before === undefined ? [name] : [...wayTo(cameFrom, before), name]
}
