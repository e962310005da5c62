/** Names and layers of which Scratch accepts each only once. */
import type { Sprite } from '../project.ts'

/** Reserved words of menus, not allowed as sprite names. */
const reserved = ['_stage_', '_mouse_', '_edge_', '_random_', '_myself_', 'Stage']

/** Makes names unique: "Cat" and again "Cat" become "Cat" and "Cat2", numbered as in Scratch. */
export function freeNames(wanted: readonly string[]): string[] {
  const all = new Set([...reserved, ...wanted])
  const given = new Set(reserved)
  const next = new Map<string, number>()
  return wanted.map((name) => {
    const free = given.has(name) ? numbered(name) : name
    given.add(free)
    all.add(free)
    return free
  })

  function numbered(name: string): string {
    const stem = name.replace(/\d+$/, '')
    let number = next.get(stem) ?? 2
    while (all.has(`${stem}${number}`)) number++
    next.set(stem, number + 1)
    return `${stem}${number}`
  }
}

/** Scratch refuses two identical costumes or sounds: the second gets a number. */
export function distinct<T extends { readonly name: string }>(entries: readonly T[]): T[] {
  const seen = new Set<string>()
  return entries.map((entry) => {
    let free = entry
    for (let number = 2; seen.has(JSON.stringify(free)); number++) free = { ...entry, name: `${entry.name}${number}` }
    seen.add(JSON.stringify(free))
    return free
  })
}

/** Unchanged if they are valid for Scratch; otherwise renumbered from the back. */
export function layersOf(sprites: readonly Sprite[]): number[] {
  const layers = sprites.map(({ layer }) => layer)
  const areFine = layers.every((layer) => Number.isSafeInteger(layer) && layer >= 1) && new Set(layers).size === layers.length
  if (areFine) return layers
  const fromBack = sprites.toSorted((one, other) => one.layer - other.layer)
  return sprites.map((sprite) => fromBack.indexOf(sprite) + 1)
}
