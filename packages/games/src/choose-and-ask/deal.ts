/** A card given to the parrot is accepted at once, whichever it is: there is no wrong answer. */
import { dealRound, inSeries, type PlaceDescription } from '../deal-round.ts'
import type { Face, OwnFace, ThingName } from '../face.ts'
import type { Level } from '../levels.ts'
import { pick, type Random, seededRandom } from '../random.ts'
import type { Arrangement, Round } from '../round.ts'
import type { Task } from '../sayings/saying.ts'

/** Things most children like, used until a family has chosen its own. */
export const likedThings = ['mango', 'banana', 'roti', 'milk', 'ball', 'kite', 'bubbles', 'drum'] as const satisfies ThingName[]

/** Cards from the family's talk board: what the child likes, and who is asked. */
export interface OwnCards {
  readonly liked: readonly OwnFace[]
  readonly people: readonly OwnFace[]
}

type Card = ThingName | OwnFace

interface Asking {
  readonly task: Task
  /** One group for each place of the strip: any card of the group is accepted. */
  readonly strip: readonly (readonly Card[])[]
  /** The card that ends the round. */
  readonly stop?: ThingName
}

interface Cards {
  readonly liked: readonly Card[]
  readonly person: Card
}

/** The child's own cards come before the default ones. */
export function dealChooseAndAsk(level: Level, seed: number, own: OwnCards = { liked: [], people: [] }): Round {
  const random = seededRandom(seed)
  const others = pick(likedThings, likedThings.length, random)
  const ownLiked = pick(own.liked, Math.min(own.liked.length, likedThings.length), random)
  const cards: Cards = {
    liked: [...ownLiked, ...others].slice(0, likedThings.length),
    person: own.people.length > 0 ? (pick(own.people, 1, random)[0] ?? 'mummy') : 'mummy',
  }
  const ask = (nth: number) => dealAsking(askingOf(level, cards, nth), { level, seed }, random)
  return inSeries(ask(0), ask(1), ask(2))
}

function askingOf(level: Level, { liked, person }: Cards, nth: number): Asking {
  const some = (count: number) => Array.from({ length: count }, (_, index) => liked[(nth * 2 + index) % liked.length] ?? 'mango')
  switch (level) {
    case 1:
      return { task: 'ask_one', strip: [some(1)] }
    case 2:
      return { task: 'ask_choose', strip: [some(2)] }
    case 3:
      return { task: 'ask_no', strip: [[...some(1), 'tomato', 'no']] }
    case 4:
      return { task: 'ask_choose', strip: [some(4)] }
    case 5:
      return { task: 'ask_want', strip: [['want'], some(2)] }
    case 6:
      return { task: 'ask_more', strip: [['more', 'finished']], stop: 'finished' }
    case 7:
      return { task: 'ask_open', strip: [['help', 'open']] }
    case 8:
      return { task: 'ask_person', strip: [[person], some(2), ['want']] }
  }
}

function dealAsking({ task, strip, stop }: Asking, of: { level: Level; seed: number }, random: Random): Round {
  const laid = strip.map(([first = 'mango'], index): PlaceDescription => ({
    sign: { kind: 'ask', number: index + 1 },
    takes: [faceOf(first)],
  }))
  const astray = strip.flatMap(([, ...others]) => others.map(faceOf))
  const round = dealRound({ game: 'choose_and_ask', ...of, spokenTask: { task, values: {} }, laid, astray }, random)
  const idOf = (card: Card) => round.pieces.find(({ face }) => isCard(face, card))?.id ?? ''
  const others = rightEnds(
    strip.map((group) => group.map(idOf)),
    round.places.map(({ id }) => id),
  )
  return { ...round, others, ...(stop && { stop: idOf(stop) }) }
}

/** Accepts any card of each group, in any order on the strip. */
function rightEnds(groups: readonly (readonly string[])[], places: readonly string[]): Arrangement[] {
  const [group, ...rest] = groups
  if (group === undefined) return [{}]
  return places.flatMap((place) =>
    rightEnds(
      rest,
      places.filter((each) => each !== place),
    ).flatMap((end) => group.map((piece) => ({ ...end, [piece]: place }))),
  )
}

function faceOf(card: Card): Face {
  return typeof card === 'string' ? { kind: 'thing', thing: card } : card
}

function isCard(face: Face, card: Card): boolean {
  return typeof card === 'string' ? face.kind === 'thing' && face.thing === card : face.kind === 'own' && face.id === card.id
}
