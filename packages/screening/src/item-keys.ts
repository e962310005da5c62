import type { Instrument, Item } from './instrument.ts'

/** One behaviour, independent of wording. */
export type ItemKey = Pick<Item, 'id' | 'domain' | 'concernAnswer'>

/** The published bands for a total of the twenty; the bands 3 to 6 and 7 up belong to an older form with 23 items. */
export const twentyBehaviours = {
  behaviours: 'twenty',
  bands: { medium: 3, high: 8 },
  followUp: { countsFrom: 2 },
  ages: { from: 16, to: 30 },
} as const satisfies Partial<Instrument>

/** The twenty behaviours of the published screen in its order: scores, groups and file texts refer to these. */
export const itemKeys: readonly ItemKey[] = [
  { id: 1, domain: 'A', concernAnswer: 'no' },
  { id: 2, domain: 'F', concernAnswer: 'yes' },
  { id: 3, domain: 'D', concernAnswer: 'no' },
  { id: 4, domain: 'E', concernAnswer: 'no' },
  { id: 5, domain: 'F', concernAnswer: 'yes' },
  { id: 6, domain: 'B', concernAnswer: 'no' },
  { id: 7, domain: 'A', concernAnswer: 'no' },
  { id: 8, domain: 'C', concernAnswer: 'no' },
  { id: 9, domain: 'A', concernAnswer: 'no' },
  { id: 10, domain: 'B', concernAnswer: 'no' },
  { id: 11, domain: 'C', concernAnswer: 'no' },
  { id: 12, domain: 'F', concernAnswer: 'yes' },
  { id: 13, domain: 'E', concernAnswer: 'no' },
  { id: 14, domain: 'C', concernAnswer: 'no' },
  { id: 15, domain: 'D', concernAnswer: 'no' },
  { id: 16, domain: 'A', concernAnswer: 'no' },
  { id: 17, domain: 'A', concernAnswer: 'no' },
  { id: 18, domain: 'B', concernAnswer: 'no' },
  { id: 19, domain: 'C', concernAnswer: 'no' },
  { id: 20, domain: 'E', concernAnswer: 'no' },
]
