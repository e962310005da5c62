/**
 * Deals a bridge of planks that people lay in turn; later with planks to choose, and turns to request or pass on.
 * The seed decides how the planks look and, where people decide together, who chooses first.
 */
import { dealRound } from '../deal-round.ts'
import type { Level } from '../levels.ts'
import { pick, type Random, seededRandom } from '../random.ts'
import type { Task } from '../sayings/saying.ts'
import { pieceOf, type TurnsRound } from './play.ts'
import { plankLooks, type Side, type Turns } from './turns.ts'

interface RoundOptions {
  readonly task: Task
  readonly planks: number
  readonly order: readonly Side[]
  readonly more?: Partial<Turns>
}

const childFirst = ['near', 'far'] as const

const adultFirst = ['far', 'near'] as const

function optionsOf(level: Level, random: Random): RoundOptions {
  switch (level) {
    case 1:
      return { task: 'turns', planks: 2, order: adultFirst }
    case 2:
      return { task: 'turns', planks: 4, order: childFirst }
    case 3:
      return { task: 'turns', planks: 6, order: childFirst }
    case 4:
      return { task: 'turns_choose', planks: 6, order: childFirst, more: { hasLooks: true } }
    case 5:
      return { task: 'turns_pass', planks: 6, order: childFirst, more: { isPassedOn: true } }
    case 6:
      return { task: 'turns_ask', planks: 6, order: childFirst, more: { isAskedFor: true, waits: 'ask' } }
    case 7:
      return { task: 'turns_three', planks: 6, order: ['near', 'side', 'far'] }
    case 8:
      return { task: 'turns_together', planks: 4, order: random() < 0.5 ? adultFirst : childFirst, more: { waits: 'choose' } }
  }
}

export function dealTakeTurns(level: Level, seed: number): TurnsRound {
  const random = seededRandom(seed)
  const { task, planks, order, more } = optionsOf(level, random)
  const looks = pick(plankLooks, more?.hasLooks ? 3 : order.length, random)
  const laid = Array.from({ length: planks }, (_, index) => ({
    sign: { kind: 'plank', number: index + 1 } as const,
    takes: [pieceOf('bridge')],
    waits: true,
  }))
  const spokenTask = { task, values: { n: planks } }
  const round = dealRound({ game: 'take_turns', level, seed, spokenTask, laid, offer: 1 }, random)
  const turns: Turns = { order, now: order[0] ?? 'near', waits: 'lay', making: 'bridge', looks, ...more }
  return { ...round, game: 'take_turns', turns }
}
