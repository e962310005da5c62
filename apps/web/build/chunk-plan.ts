/**
 * Decides which modules share a chunk, from what imports what:
 *
 * 1. The entry and every dynamically imported module are roots. A root needs the modules that its static imports reach,
 *    except those that every way to load the root has loaded before.
 * 2. The worker's downloads for offline use count as roots too. Modules needed by the same roots share a chunk.
 * 3. Libraries and our own code never share one: after a release the browser still has the libraries.
 * 4. Two chunks are merged while that saves more bytes, over all roots, than it wastes: each file costs `fileCost`, and
 *    a merged chunk costs its size, and what it imports, where only its other half is needed.
 */

export interface ModuleGraph {
  readonly entry: string
  readonly importsOf: (id: string) => readonly string[]
  readonly dynamicImportsOf: (id: string) => readonly string[]
  /** Compressed bytes, estimated. */
  readonly sizeOf: (id: string) => number
  readonly isLibrary: (id: string) => boolean
  /** Roots that are downloaded together for offline use, and those downloaded before. */
  readonly downloads: readonly { readonly roots: readonly string[]; readonly after: readonly string[] }[]
}

/** Compressed bytes per further file: a request, its imports and exports, and compression without the others' text. */
const fileCost = 285

/** Some roots or classes, by index: one bit for each. */
type Bits = bigint

interface Chunk {
  readonly isLibrary: boolean
  readonly modules: readonly string[]
  /** The roots that load it. */
  readonly roots: Bits
  /** Its own classes of modules. */
  readonly classes: Bits
  /** The classes of the chunks that it imports, directly or not, and its own. */
  closure: Bits
}

/** Groups all modules of a graph into chunks. */
export function planChunks(graph: ModuleGraph): readonly (readonly string[])[] {
  const { modules, roots } = walk(graph)
  const reachedByRoots = roots.map((root) => reach(graph, [root]))
  const reached = [...reachedByRoots, ...graph.downloads.map((each) => reach(graph, each.roots))]
  const loadedBefore = [
    ...loadedBeforeEach(graph, roots, reachedByRoots),
    ...graph.downloads.map((each) => reach(graph, each.after)),
  ]
  const classes = classesOf(graph, modules, { reached, loadedBefore })
  const classOf = new Map(classes.flatMap((each, index) => each.modules.map((id) => [id, index] as const)))
  const bitsOf = (ids: Iterable<string>) => {
    let bits = 0n
    for (const id of ids) bits |= bit(classOf.get(id) ?? 0)
    return bits
  }
  const chunks = classes.map(({ isLibrary, modules: ids, owners }, index): Chunk => {
    return { isLibrary, modules: ids, roots: owners, classes: bit(index), closure: bitsOf(reach(graph, ids)) }
  })
  const sizes = classes.map(({ modules: ids }) => ids.reduce((sum, id) => sum + graph.sizeOf(id), 0))
  const loaded = reached.map((own, index) => bitsOf([...own, ...(loadedBefore[index] ?? [])]))
  return merge(chunks, { sizes, loaded }).map((chunk) => chunk.modules)
}

/** All modules in order of discovery, and those that are loaded dynamically. */
function walk(graph: ModuleGraph): { modules: readonly string[]; roots: readonly string[] } {
  const modules = new Set([graph.entry])
  const roots = new Set([graph.entry])
  for (const id of modules) {
    for (const each of graph.dynamicImportsOf(id)) roots.add(each)
    for (const each of [...graph.importsOf(id), ...graph.dynamicImportsOf(id)]) modules.add(each)
  }
  return { modules: [...modules], roots: [...roots] }
}

/** The modules and all that they import statically, directly or not. */
function reach(graph: ModuleGraph, modules: readonly string[]): ReadonlySet<string> {
  const found = new Set(modules)
  for (const id of found) for (const each of graph.importsOf(id)) found.add(each)
  return found
}

/** For each root the modules that are loaded before it, whichever root imports it. */
function loadedBeforeEach(
  graph: ModuleGraph,
  roots: readonly string[],
  reached: readonly ReadonlySet<string>[],
): readonly ReadonlySet<string>[] {
  const importers = new Map(roots.map((root) => [root, new Set<number>()]))
  for (const [index, modules] of reached.entries()) {
    for (const id of modules) for (const each of graph.dynamicImportsOf(id)) importers.get(each)?.add(index)
  }
  // Starts with all modules for unknown sets, so that roots that import each other hide nothing.
  const before: (Set<string> | undefined)[] = roots.map((root) => (root === graph.entry ? new Set() : undefined))
  for (let isStable = false; !isStable;) {
    isStable = true
    for (const [index, root] of roots.entries()) {
      if (root === graph.entry) continue
      const known = [...(importers.get(root) ?? [])].flatMap((importer) => {
        const earlier = before[importer]
        return earlier ? [new Set([...earlier, ...(reached[importer] ?? [])])] : []
      })
      const [first, ...others] = known
      if (!first) continue
      const common = new Set([...first].filter((id) => others.every((other) => other.has(id))))
      if (common.size === before[index]?.size) continue
      before[index] = common
      isStable = false
    }
  }
  return before.map((each) => each ?? new Set())
}

interface ModuleClass {
  readonly isLibrary: boolean
  readonly owners: Bits
  readonly modules: string[]
}

function classesOf(
  graph: ModuleGraph,
  modules: readonly string[],
  of: {
    reached: readonly ReadonlySet<string>[]
    loadedBefore: readonly ReadonlySet<string>[]
  },
): readonly ModuleClass[] {
  const classes = new Map<string, ModuleClass>()
  for (const id of modules) {
    const isNeededBy = (root: number) => of.reached[root]?.has(id) && !of.loadedBefore[root]?.has(id)
    const owners = [...of.reached.keys()].filter(isNeededBy)
    const isLibrary = graph.isLibrary(id)
    const key = `${isLibrary} ${owners.join()}`
    const known = classes.get(key)
    if (known) known.modules.push(id)
    else classes.set(key, { isLibrary, owners: owners.reduce((bits, root) => bits | bit(root), 0n), modules: [id] })
  }
  return [...classes.values()]
}

interface Loads {
  /** Compressed bytes of each class. */
  readonly sizes: readonly number[]
  /** For each root the classes that are loaded with it. Changed by a merge. */
  readonly loaded: Bits[]
}

function merge(start: readonly Chunk[], loads: Loads): readonly Chunk[] {
  const chunks = new Set(start)
  const gains = new Map<Chunk, Map<Chunk, number>>()
  const addGain = (one: Chunk, other: Chunk) => {
    const gain = gainOf(one, other, loads)
    if (gain > 0) gains.set(one, (gains.get(one) ?? new Map<Chunk, number>()).set(other, gain))
  }
  for (const [index, one] of start.entries()) for (const other of start.slice(index + 1)) addGain(one, other)
  for (;;) {
    const best = highest(gains)
    if (!best) return [...chunks]
    const [one, other] = best
    gains.get(one)?.delete(other)
    // Earlier merges change what a root loads, and so what this one wastes.
    if (gainOf(one, other, loads) <= 0 || isOnTheWay(one, other, chunks)) continue
    const both = mergeTwo(one, other, chunks)
    for (const [root, classes] of loads.loaded.entries()) if (both.roots & bit(root)) loads.loaded[root] = classes | both.closure
    for (const gone of [one, other]) {
      chunks.delete(gone)
      gains.delete(gone)
      for (const others of gains.values()) others.delete(gone)
    }
    for (const each of chunks) addGain(each, both)
    chunks.add(both)
  }
}

/** The bytes that a merge saves, over all roots. */
function gainOf(one: Chunk, other: Chunk, loads: Loads): number {
  const together = count(one.roots & other.roots)
  if (one.isLibrary !== other.isLibrary || together === 0) return 0
  return together * fileCost - wasteOf(one, other, loads) - wasteOf(other, one, loads)
}

/** The unneeded bytes that the roots of one chunk would load. */
function wasteOf(one: Chunk, other: Chunk, { sizes, loaded }: Loads): number {
  let waste = 0
  for (const root of indexes(one.roots & ~other.roots)) {
    for (const each of indexes(other.closure & ~(loaded[root] ?? 0n))) waste += sizes[each] ?? 0
  }
  return waste
}

/** Whether a third chunk is imported by one and imports the other: merged, the two would import each other. */
function isOnTheWay(one: Chunk, other: Chunk, chunks: ReadonlySet<Chunk>): boolean {
  const isBetween = (from: Chunk, to: Chunk) => (each: Chunk) =>
    each !== one && each !== other && (from.closure & each.classes) !== 0n && (each.closure & to.classes) !== 0n
  const all = [...chunks]
  return all.some(isBetween(one, other)) || all.some(isBetween(other, one))
}

function mergeTwo(one: Chunk, other: Chunk, chunks: ReadonlySet<Chunk>): Chunk {
  const classes = one.classes | other.classes
  const closure = one.closure | other.closure
  for (const each of chunks) if (each.closure & classes) each.closure |= closure
  return {
    isLibrary: one.isLibrary,
    modules: [...one.modules, ...other.modules],
    roots: one.roots | other.roots,
    classes,
    closure,
  }
}

function highest(gains: ReadonlyMap<Chunk, ReadonlyMap<Chunk, number>>): readonly [Chunk, Chunk] | undefined {
  let best: readonly [Chunk, Chunk] | undefined
  let bestGain = 0
  for (const [one, others] of gains) {
    for (const [other, gain] of others) {
      if (gain <= bestGain) continue
      best = [one, other]
      bestGain = gain
    }
  }
  return best
}

function bit(index: number): Bits {
  return 1n << BigInt(index)
}

function* indexes(bits: Bits): Generator<number> {
  const digits = bits.toString(2)
  for (let at = digits.indexOf('1'); at >= 0; at = digits.indexOf('1', at + 1)) yield digits.length - 1 - at
}

function count(bits: Bits): number {
  return [...indexes(bits)].length
}
