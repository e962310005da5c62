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
