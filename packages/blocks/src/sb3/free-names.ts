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
