/** Deals pictures of a day on a washing line: what comes next, and how a change is announced. */
import type { DealOptions } from '../deal-options.ts'
import { dealRound, inSeries, type PlaceDescription } from '../deal-round.ts'
import type { Face, OwnFace, ThingFace, ThingName } from '../face.ts'
import type { Level } from '../levels.ts'
import { numberFrom, pick, type Random, seededRandom } from '../random.ts'
import type { Arrangement, Round } from '../round.ts'
import type { SpokenTask } from '../sayings/saying.ts'
import { type DayLine, fours, threes, twos, visitLines } from './lines.ts'

export type DayOptions = Pick<DealOptions, 'morning' | 'visits'>

/** A round is four lines; a day with a change is two, with the family's own activities or destination. */
export function dealWhatComesNext(level: Level, options: DayOptions, seed: number, own: readonly OwnFace[] = []): Round {
  const random = seededRandom(seed)
  const of = { game: 'what_comes_next', level, seed } as const
  if (level === 8) {
    const [one = 'guests', other = 'power_cut'] = pick(['guests', 'power_cut'] as const, 2, random)
    const [first = picture('school'), second = first] = pick(own, Math.min(2, own.length), random)
    const days = [changedDay(first, one), changedDay(second, other)] as const
    return inSeries(dealRound({ ...of, ...days[0] }, random), dealRound({ ...of, ...days[1] }, random))
  }
  const count = level <= 2 ? 2 : level <= 5 ? 3 : 4
  const lines = pick(linesOf(count, options), 4, random).map((line) => dealLine(line, { of, options, random }))
  const [first, ...following] = lines
  if (first === undefined) throw new RangeError('a day needs at least one line')
  return inSeries(first, ...following)
}

function linesOf(count: 2 | 3 | 4, { visits }: DayOptions): readonly DayLine[] {
  const lines = { 2: twos, 3: threes, 4: fours }[count]
  return visits ? [...lines, visitLines[count]] : lines
}

interface Dealing {
  readonly of: Pick<Round, 'game' | 'level' | 'seed'>
  readonly options: DayOptions
  readonly random: Random
}

function dealLine(line: DayLine, { of, options, random }: Dealing): Round {
  const order = ordered(line, options)
  const missing = missingOf(of.level, order.length, random)
  const laid = order.map((thing, index): PlaceDescription => {
    const sign = { kind: 'seat', number: index + 1 } as const
    return missing.includes(index) ? { sign, takes: [picture(thing)] } : { sign, takes: [], standing: [picture(thing)] }
  })
  const offersOther = [2, 3, 4, 6].includes(of.level)
  const astray = offersOther ? pick(line.astray, 1, random).map(picture) : []
  const round = dealRound({ ...of, spokenTask: spokenTaskOf(order, missing), laid, astray }, random)
  const isOpen = line.isHabit && (options.morning ?? 'either') === 'either'
  return isOpen ? { ...round, others: swapped(round) } : round
}

/** The order set by the family, if any. */
function ordered({ order, isHabit }: DayLine, { morning }: DayOptions): readonly ThingName[] {
  if (!isHabit || morning !== 'breakfast_first') return order
  const change: Partial<Record<ThingName, ThingName>> = { bath: 'eat', eat: 'bath' }
  return order.map((thing) => change[thing] ?? thing)
}

function missingOf(level: Level, count: number, random: Random): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index)
  if (level <= 3) return [count - 1]
  if (level === 4) return [numberFrom(0, count - 1, random)]
  return level === 6 ? pick(all, 2, random).toSorted((one, other) => one - other) : all
}

/** "Brush. Then?": the picture before the first empty place. */
function spokenTaskOf(order: readonly ThingName[], missing: readonly number[]): SpokenTask {
  const before = order[(missing[0] ?? 0) - 1]
  const n = missing.length
  return before ? { task: 'next_picture', values: { n, thing: { key: `thing_${before}` } } } : { task: 'hang_day', values: { n } }
}

/** The arrangement with bath and eating swapped. */
function swapped({ pieces }: Round): Arrangement[] {
  const [bath, eat] = (['bath', 'eat'] as const).map((thing) =>
    pieces.find(({ face, home }) => home !== '' && face.kind === 'thing' && face.thing === thing),
  )
  if (!bath || !eat) return []
  const own = Object.fromEntries(pieces.flatMap(({ id, home }) => (home === '' ? [] : [[id, home]])))
  return [{ ...own, [bath.id]: eat.home, [eat.id]: bath.home }]
}

/** A complete day: the change card is put over one picture, together with the replacement. */
function changedDay(planned: Face, instead: ThingName): { spokenTask: SpokenTask; laid: readonly PlaceDescription[] } {
  const day = [picture('wake_up'), planned, picture('sleep')].map((face, index): PlaceDescription => {
    return { sign: { kind: 'seat', number: index + 1 }, takes: [], standing: [face] }
  })
  const laid = day.map((each, index): PlaceDescription => {
    if (index !== 1) return each
    return { sign: { kind: 'changed', face: planned }, takes: [picture('change'), picture(instead)] }
  })
  return { spokenTask: { task: 'change_day', values: { n: 2 } }, laid }
}

function picture(thing: ThingName): ThingFace {
  return { kind: 'thing', thing }
}
