import type { Face } from './face.ts'
import { type Random, shuffled } from './random.ts'
import type { Place, Round, Sign } from './round.ts'
import type { MemoryRound } from './memory/round.ts'

/** A game's description of a place: its sign, the pieces there at the start, and the faces that belong there. */
export interface PlaceDescription {
  readonly sign: Sign
  readonly takes: readonly Face[]
  readonly standing?: readonly Face[]
  /** Accepts pieces only when the place described before it is full. */
  readonly waits?: boolean
}

export type RoundDescription = Pick<Round, 'game' | 'level' | 'seed' | 'spokenTask'> & {
  readonly laid: readonly PlaceDescription[]
  readonly offer?: number
  /** Pieces in the tray that belong to no place. */
  readonly astray?: readonly Face[]
}

/** Creates a round: places in the given order, pieces shuffled into the tray. */
export function dealRound({ laid, offer, astray = [], ...described }: RoundDescription, random: Random): Round {
  const belonging = laid.flatMap(({ takes }, index) =>
    takes.map((face, nth) => ({ id: `piece-${index + 1}-${nth + 1}`, face, home: placeId(index) })),
  )
  const pieces = [...belonging, ...astray.map((face, index) => ({ id: `piece-0-${index + 1}`, face, home: '' }))]
  return {
    ...described,
    pieces: shuffled(pieces, random),
    places: laid.map(toPlace),
    offer: offer ?? pieces.length,
    placed: [],
    misses: {},
    guide: null,
  }
}

/** Joins boards that are played one after another as one round. */
export function inSeries(first: Round, ...following: readonly Round[]): Round {
  const boards = [first, ...following]
  const from = (nth: number): Round | null => {
    const board = boards[nth - 1]
    return board ? { ...board, series: { nth, all: boards.length, before: [], next: from(nth + 1) } } : null
  }
  return from(1) ?? first
}

function toPlace({ sign, takes, standing = [], waits }: PlaceDescription, index: number): Place {
  const place = { id: placeId(index), sign, room: takes.length, standing }
  return waits && index > 0 ? { ...place, after: placeId(index - 1) } : place
}

function placeId(index: number): string {
  return `place-${index + 1}`
}

/** The first seed that deals a round other than this one; the first seed where a level has only one round. */
export function anotherSeed<Each extends Round | MemoryRound>(
  current: Each,
  deal: (seed: number) => Each,
  seeds: readonly [number, ...number[]],
): number {
  const now = contentOf(current)
  return seeds.find((seed) => contentOf(deal(seed)) !== now) ?? seeds[0]
}

/** What is seen of a round: ids are not. */
function contentOf(round: Round | MemoryRound): string {
  return JSON.stringify(round, (key, value: unknown) => (hidden.includes(key) ? undefined : value))
}

const hidden: readonly string[] = ['seed', 'id', 'home', 'others']
