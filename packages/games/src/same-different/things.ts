/** The things of the game Same, different: their kind, their use, and how they differ. */
import type { BasketGroup, UseGroup } from '../round.ts'
import type { ThingFace, ThingName } from '../face.ts'

interface Thing {
  readonly kind: 'fruit' | 'clothes' | 'toys' | 'dishes'
  readonly use: UseGroup
}

/** The things drawn in two colours and two sizes come first. */
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

/** Drawn red with round spots and blue with stripes, so that colour is never the only difference. */
export const twoColoredThings: readonly SortedThing[] = [
  'shirt',
  'trousers',
  'cap',
  'sock',
  'ball',
  'doll',
  'kite',
  'cup',
  'spoon',
]

export function thingsOf(group: Thing['kind'] | UseGroup): SortedThing[] {
  return sortedThings.filter((each) => things[each].kind === group || things[each].use === group)
}

/** The features that a thing can share with others: its kind, use, colour and size. */
export function featuresOf({ thing, look, size }: ThingFace): readonly (BasketGroup | null)[] {
  const known: Thing | undefined = things[thing as SortedThing]
  if (known === undefined) return [null, null, look ?? null, size ?? null]
  return [known.kind === 'dishes' ? null : known.kind, known.use, look ?? null, size ?? null]
}
