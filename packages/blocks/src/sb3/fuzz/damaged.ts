/** Damaged files for fuzzing: a project.json with a few of its values replaced. The same numbers give the same damage. */
export function damaged(json: string, random: () => number): string {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  const root: { content: unknown } = { content: JSON.parse(json) }
  const changes = 1 + Math.floor(random() * 4)
  for (let change = 0; change < changes; change++) {
    const places = placesIn(root)
    const place = pick(places)
    if (!place) continue
    const other = pick(places)
    damage(place, { kind: random(), strange: pick(strange), other: other && copyOf(valueAt(other)), keys: pick(keys) ?? '' })
  }
  return JSON.stringify(root.content) ?? ''
}

interface Place {
  readonly holder: Record<string | number, unknown>
  readonly key: string | number
}

/** Each value with its container, collected with an explicit stack. */
function placesIn(root: object): Place[] {
  const places: Place[] = []
  const waiting: unknown[] = [root]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inside] of Object.entries(value)) {
      places.push({ holder: value as Place['holder'], key: Array.isArray(value) ? Number(key) : key })
      if (inside !== undefined) waiting.push(inside)
    }
  }
  return places
}

function valueAt({ holder, key }: Place): unknown {
  return holder[key]
}

function copyOf(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}

interface Damage {
  readonly kind: number
  readonly strange: unknown
  /** From another place in the same file: ids then refer to other blocks, names to other things. */
  readonly other: unknown
  readonly keys: string
}

function damage({ holder, key }: Place, { kind, strange: value, other, keys: newKey }: Damage): void {
  if (kind < 0.35) holder[key] = copyOf(value)
  else if (kind < 0.7) holder[key] = other
  else if (kind < 0.85) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  } else Object.defineProperty(holder, newKey, { value: other, enumerable: true, configurable: true, writable: true })
}

const keys = [
  '__proto__',
  'constructor',
  'toString',
  'SUBSTACK',
  'SUBSTACK2',
  'mutation',
  'next',
  'inputs',
  'a',
  '0',
  'kept',
  'id',
]

const oddValues = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  1e21,
  '',
  ' ',
  '0',
  'x',
  '__proto__',
  'constructor',
  '\ud800',
  '<script>',
]
const oddShapes = [[], {}, [[]], [null], [1, [4, '1']], [2, 'a'], [3, 'b1', 'b1'], [12, 'v', 'v'], ['Stage', {}]]
const oddBlock = { opcode: 'control_forever', topLevel: true }
const large = ['x'.repeat(20_000), Array.from({ length: 2000 }, () => 'y'), nested(200), nested(1000)]
const strange: readonly unknown[] = [...oddValues, ...oddShapes, oddBlock, ...large]

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
