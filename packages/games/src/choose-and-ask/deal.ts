/** A card is given to the parrot, and it is honoured at once, whichever it is: there is nothing to get wrong. */
import { dealRound, inSeries, type Laid } from '../deal-round.ts'
import type { ThingFace, ThingName } from '../face.ts'
import type { Level } from '../level.ts'
import { pick, type Random, seededRandom } from '../random.ts'
import type { Arrangement, Round } from '../round.ts'
import type { Task } from '../told.ts'

/** What children like, as long as a family has not chosen. */
export const likedThings = ['mango', 'banana', 'roti', 'milk', 'ball', 'kite', 'bubbles', 'drum'] as const satisfies ThingName[]

interface Asking {
  readonly task: Task
  /** One group for each place of the strip: any card of it will do. */
  readonly strip: readonly (readonly ThingName[])[]
  /** The card that ends the round. */
  readonly stop?: ThingName
}

export function dealChooseAndAsk(level: Level, seed: number): Round {
  const random = seededRandom(seed)
  const liked = pick(likedThings, likedThings.length, random)
  const ask = (nth: number) => dealAsking(askingOf(level, liked, nth), { level, seed }, random)
  return inSeries(ask(0), ask(1), ask(2))
}

function askingOf(level: Level, liked: readonly ThingName[], nth: number): Asking {
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
      return { task: 'ask_person', strip: [['mummy'], some(2), ['want']] }
  }
}

function dealAsking({ task, strip, stop }: Asking, of: { level: Level; seed: number }, random: Random): Round {
  const laid = strip.map(([first = 'mango'], index): Laid => ({ sign: { kind: 'ask', number: index + 1 }, takes: [card(first)] }))
  const astray = strip.flatMap(([, ...others]) => others.map(card))
  const round = dealRound({ game: 'choose_and_ask', ...of, told: { task, values: {} }, laid, astray }, random)
  const idOf = (thing: ThingName) => round.pieces.find(({ face }) => face.kind === 'thing' && face.thing === thing)?.id ?? ''
  const others = rightEnds(
    strip.map((group) => group.map(idOf)),
    round.places.map(({ id }) => id),
  )
  return { ...round, others, ...(stop && { stop: idOf(stop) }) }
}

/** Any card of each group, in any order on the strip. */
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

function card(thing: ThingName): ThingFace {
  return { kind: 'thing', thing }
}
