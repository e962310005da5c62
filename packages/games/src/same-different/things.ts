/** The things of Same, different: what they are, what they are for, how they differ. */
import type { BasketGroup, UseGroup } from '../round.ts'
import type { ThingFace, ThingName } from '../face.ts'

interface Thing {
  readonly kind: 'fruit' | 'clothes' | 'toys' | 'dishes'
  readonly use: UseGroup
}

/** Those that are drawn in two colours and two sizes come first. */
export const things = {
  shirt: { kind: 'clothes', use: 'wearing' },
  trousers: { kind: 'clothes', use: 'wearing' },
  cap: { kind: 'clothes', use: 'wearing' },
  sock: { kind: 'clothes', use: 'wearing' },
  ball: { kind: 'toys', use: 'playing' },
  doll: { kind: 'toys', use: 'playing' },
  kite: { kind: 'toys', use: 'playing' },
  cup: { kind: 'dishes', use: 'eating' },
  spoon: { kind: 'dishes', use: 'eating' },
  apple: { kind: 'fruit', use: 'eating' },
  banana: { kind: 'fruit', use: 'eating' },
  mango: { kind: 'fruit', use: 'eating' },
  pomegranate: { kind: 'fruit', use: 'eating' },
} as const satisfies Partial<Record<ThingName, Thing>>

export type SortedThing = keyof typeof things
export const sortedThings = Object.keys(things) as SortedThing[]

/** Drawn red with round spots and blue with stripes, so that colour is never the only sign. */
export const twoLooked: readonly SortedThing[] = ['shirt', 'trousers', 'cap', 'sock', 'ball', 'doll', 'kite', 'cup', 'spoon']

export function thingsOf(group: Thing['kind'] | UseGroup): SortedThing[] {
  return sortedThings.filter((each) => things[each].kind === group || things[each].use === group)
}

/** What a thing has in common with others: its kind, its use, its colour, its size. */
export function featuresOf({ thing, look, size }: ThingFace): readonly (BasketGroup | null)[] {
  const known: Thing | undefined = things[thing as SortedThing]
  if (known === undefined) return [null, null, look ?? null, size ?? null]
  return [known.kind === 'dishes' ? null : known.kind, known.use, look ?? null, size ?? null]
}
