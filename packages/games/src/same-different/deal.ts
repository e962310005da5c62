/** Deals things into baskets: by picture, kind, colour, size and use; find the different one; a rule that changes once. */
import { dealRound, inSeries, type PlaceDescription } from '../deal-round.ts'
import type { ThingFace } from '../face.ts'
import type { Level } from '../levels.ts'
import { pick, type Random, seededRandom, shuffled } from '../random.ts'
import { type Arrangement, type BasketGroup, isOpen, type Piece, type Round } from '../round.ts'
import type { Task } from '../sayings/saying.ts'
import { featuresOf, type SortedThing, thingsOf, twoColoredThings } from './things.ts'

const looks = ['red', 'blue'] as const
const sizes = ['big', 'small'] as const

export function dealSameDifferent(level: Level, seed: number): Round {
  const random = seededRandom(seed)
  const [first, ...following] = boardsOf(level, random)
  const deal = (board: Board) => dealBoard(board, { level, seed }, random)
  return following.length > 0 ? inSeries(deal(first), ...following.map(deal)) : deal(first)
}

interface Board {
  readonly task: Task
  readonly laid: readonly PlaceDescription[]
  readonly astray?: readonly ThingFace[]
  /** Accepts the child's own sorting rule if it is applied to every basket. */
  readonly allowsOwnRule?: true
}

function boardsOf(level: Level, random: Random): readonly [Board, ...Board[]] {
  switch (level) {
    case 1:
      return [{ task: 'same_picture', laid: samePairs(random, (face) => [face, face]) }]
    case 2:
      return [{ task: 'same_thing', laid: samePairs(random, otherLooks) }]
    case 3:
      return [{ task: 'sort_kind', laid: byKind(random), allowsOwnRule: true }]
    case 4:
      return [{ task: 'sort_colour', laid: byMark([{ look: 'red' }, { look: 'blue' }], random), allowsOwnRule: true }]
    case 5:
      return [{ task: 'sort_size', laid: byMark([{ size: 'big' }, { size: 'small' }], random), allowsOwnRule: true }]
    case 6:
      return [{ task: 'sort_use', laid: byUse(random) }]
    case 7:
      return [oneDifferent(random), oneDifferent(random), oneDifferent(random)]
    case 8:
      return newRule(random)
  }
}

function dealBoard({ allowsOwnRule, ...board }: Board, of: { level: Level; seed: number }, random: Random): Round {
  const count = board.laid.reduce((sum, { takes }) => sum + takes.length, 0)
  const spokenTask = { task: board.task, values: { n: count } }
  const round = dealRound({ game: 'same_different', ...of, spokenTask, laid: board.laid, astray: board.astray ?? [] }, random)
  return allowsOwnRule ? { ...round, others: ownRules(round) } : round
}

function basket(group: BasketGroup, takes: readonly ThingFace[], face?: ThingFace): PlaceDescription {
  return { sign: { kind: 'basket', group, ...(face && { face }) }, takes, standing: [] }
}

function thing(name: SortedThing, more: Partial<Pick<ThingFace, 'look' | 'size'>> = {}): ThingFace {
  return { kind: 'thing', thing: name, ...more }
}

/** Two baskets, each with a picture of its content. */
function samePairs(random: Random, takes: (face: ThingFace) => readonly ThingFace[]): PlaceDescription[] {
  return pick(twoColoredThings, 2, random).map((name) => {
    const face = thing(name, { look: 'red' })
    return basket('same', takes(face), face)
  })
}

function otherLooks(face: ThingFace): ThingFace[] {
  return [
    { ...face, look: 'blue' },
    { ...face, size: 'small' },
  ]
}

type Mark = Pick<ThingFace, 'look' | 'size'>

/**
 * Two possible ways to sort: a basket has an example of its own group and its own mark, and each group has one piece of
 * each mark. So sorting by the other rule fills both baskets too.
 */
function crossed(groups: readonly ('fruit' | 'clothes' | 'toys')[], marks: readonly Mark[], random: Random): ThingFace[][] {
  return groups.map((group, nth) => {
    const [example = 'ball', one = 'doll', other = one] = pick(thingsOf(group), 3, random)
    return [thing(example, marks[nth]), ...[one, other].map((name, at) => thing(name, marks[at]))]
  })
}

function byKind(random: Random): PlaceDescription[] {
  const [fruit = [], clothes = []] = crossed(
    ['fruit', 'clothes'],
    shuffled(sizes, random).map((size) => ({ size })),
    random,
  )
  return [withExample('fruit', fruit), withExample('clothes', clothes)]
}

/** The task is to sort by mark: the pieces of the second group swap baskets. */
function byMark(
  marks: readonly Required<Pick<Mark, 'look'>>[] | readonly Required<Pick<Mark, 'size'>>[],
  random: Random,
): PlaceDescription[] {
  const kinds = crossed(['clothes', 'toys'], marks, random)
  return marks.map((mark, nth) => {
    const [example] = kinds[nth] ?? []
    const takes = kinds.flatMap((faces) => faces[nth + 1] ?? [])
    return withExample('look' in mark ? mark.look : mark.size, example ? [example, ...takes] : takes)
  })
}

function byUse(random: Random): PlaceDescription[] {
  return (['eating', 'wearing', 'playing'] as const).map((use) =>
    withExample(
      use,
      pick(thingsOf(use), 3, random).map((name) => (isTwoLooked(name) ? thing(name, { look: 'red' }) : thing(name))),
    ),
  )
}

function withExample(group: BasketGroup, [example, ...takes]: readonly ThingFace[]): PlaceDescription {
  return { ...basket(group, takes), standing: example ? [example] : [] }
}

/** Three equal things and one different thing. */
function oneDifferent(random: Random): Board {
  const [same = 'cup', other = 'ball'] = pick(twoColoredThings, 2, random)
  const look = pick(looks, 1, random)[0] ?? 'red'
  const one = thing(same, { look })
  return { task: 'find_different', laid: [basket('different', [thing(other, { look })])], astray: [one, one, one] }
}

/** The same things by kind first, then by size; the card with the rule is shown before and stays visible. */
function newRule(random: Random): readonly [Board, Board] {
  const look = pick(looks, 1, random)[0] ?? 'red'
  const [one = 'big', other = 'small'] = shuffled(sizes, random)
  const worn = pick(thingsOf('clothes'), 2, random)
  const played = pick(thingsOf('toys'), 2, random)
  const made = (names: readonly SortedThing[]) => names.map((name, at) => thing(name, { look, size: at === 0 ? one : other }))
  const all = [...made(worn), ...made(played)]
  return [
    { task: 'sort_kind', laid: [basket('clothes', made(worn)), basket('toys', made(played))] },
    {
      task: 'rule_size',
      laid: sizes.map((size) =>
        basket(
          size,
          all.filter((face) => face.size === size),
        ),
      ),
    },
  ]
}

function isTwoLooked(name: SortedThing): boolean {
  return twoColoredThings.includes(name)
}

/** Other ways to fill the baskets so that the things in one basket share a feature that no other basket has. */
function ownRules(round: Round): Arrangement[] {
  const examples = round.places.map(({ standing }) => standing.flatMap((face) => (face.kind === 'thing' ? [face] : [])))
  return [0, 1, 2, 3].flatMap((feature) => {
    const marks = examples.map(([example]) => (example ? (featuresOf(example)[feature] ?? null) : null))
    if (marks.includes(null) || new Set(marks).size < marks.length) return []
    const arrangement = Object.fromEntries(
      round.pieces.flatMap((piece) => {
        const place = round.places[marks.indexOf(markOf(piece, feature))]
        return place ? [[piece.id, place.id]] : []
      }),
    )
    const fits = round.places.every((place) => countIn(arrangement, place.id) === place.room && isOpen(round, place))
    const isOther = round.pieces.some(({ id, home }) => arrangement[id] !== home)
    return fits && isOther && Object.keys(arrangement).length === round.pieces.length ? [arrangement] : []
  })
}

function markOf({ face }: Piece, feature: number): BasketGroup | null {
  return face.kind === 'thing' ? (featuresOf(face)[feature] ?? null) : null
}

function countIn(arrangement: Arrangement, placeId: string): number {
  return Object.values(arrangement).filter((place) => place === placeId).length
}
