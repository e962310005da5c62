/** The effect of a press on one side of the phone. Out of turn it changes nothing; in turn nothing is wrong. */
import { helpLevelOf } from '../move.ts'
import { isSolved, nextStep, type Round } from '../round.ts'
import type { BuildKind, PlankLook, Side, Turns } from './turns.ts'
import type { ThingFace } from '../face.ts'

export type TurnsRound = Round & { readonly game: 'take_turns'; readonly turns: Turns }

export type Press =
  | { readonly does: 'lay'; readonly look?: PlankLook }
  | { readonly does: 'choose'; readonly making: BuildKind }
  | { readonly does: 'ask' | 'pass' | 'agree' | 'refuse' | 'wait' | 'stop' }

export interface TurnTaken {
  readonly kind:
    | 'laid'
    | 'laid_by_help'
    | 'chosen'
    | 'agreed'
    | 'refused'
    | 'asked'
    | 'passed'
    | 'stopped'
    | 'shown'
    | 'waits'
    | 'unchanged'
  /** Who pressed. */
  readonly side: Side
  readonly round: TurnsRound
}

/** Whether the round is solved or somebody asked to stop. */
export function hasEnded(round: Round): boolean {
  return isSolved(round) || round.turns?.isStopped === true
}

export function press(round: TurnsRound, side: Side, pressed: Press): TurnTaken {
  const { turns } = round
  if (hasEnded(round)) return { kind: 'unchanged', side, round }
  if (pressed.does === 'stop') return { kind: 'stopped', side, round: withTurns(round, { isStopped: true }) }
  if (side !== turns.now) return { kind: 'waits', side, round }
  // A press that does not match the current state changes nothing.
  if (waitFor[pressed.does] !== turns.waits) return { kind: 'unchanged', side, round }
  return { side, ...take(round, pressed, false) }
}

const waitFor: Readonly<Record<Press['does'], Turns['waits'] | null>> = {
  lay: 'lay',
  choose: 'choose',
  agree: 'agree',
  refuse: 'agree',
  ask: 'ask',
  pass: 'pass',
  wait: null,
  stop: null,
}

/** The first press of help shows whose turn it is; the next does that person's action. */
export function helpTurn(round: TurnsRound): TurnTaken {
  const side = round.turns.now
  const step = nextStep(round)
  if (hasEnded(round) || step === null) return { kind: 'unchanged', side, round }
  if (round.guide === null) return { kind: 'shown', side, round: { ...round, guide: { ...step, shows: 'place_and_piece' } } }
  return { side, ...take(round, simplest[round.turns.waits], true) }
}

const simplest: Readonly<Record<Turns['waits'], Press>> = {
  choose: { does: 'choose', making: 'bridge' },
  agree: { does: 'agree' },
  ask: { does: 'ask' },
  lay: { does: 'lay' },
  pass: { does: 'pass' },
}

function take(round: TurnsRound, pressed: Press, byHelp: boolean): Omit<TurnTaken, 'side'> {
  switch (pressed.does) {
    case 'lay':
      return { kind: byHelp ? 'laid_by_help' : 'laid', round: lay(round, pressed.look, byHelp) }
    case 'choose':
      return { kind: 'chosen', round: toNext(round, { making: pressed.making, waits: 'agree' }) }
    case 'agree':
      return { kind: 'agreed', round: withTurns(round, { now: round.turns.order[0] ?? 'near', waits: 'lay' }) }
    case 'refuse':
      // A "no" is accepted, and the person who said it chooses.
      return { kind: 'refused', round: withTurns(round, { waits: 'choose' }) }
    case 'ask':
      return { kind: 'asked', round: withTurns(round, { waits: 'lay' }) }
    case 'pass':
      return { kind: 'passed', round: toNext(round, { waits: 'lay' }) }
    case 'wait':
    case 'stop':
      return { kind: 'unchanged', round }
  }
}

function lay(round: TurnsRound, look: PlankLook | undefined, byHelp: boolean): TurnsRound {
  const step = nextStep(round)
  if (step === null) return round
  const looks = looksOf(round.turns, round.turns.now)
  const face = pieceOf(round.turns.making, look && looks.includes(look) ? look : looks[0])
  const laid: TurnsRound = {
    ...round,
    pieces: round.pieces.map((piece) => (piece.id === step.piece ? { ...piece, face } : piece)),
    placed: [...round.placed, { ...step, way: helpLevelOf(round.guide, byHelp) }],
    guide: null,
  }
  if (round.turns.isPassedOn && !isSolved(laid)) return withTurns(laid, { waits: 'pass' })
  return toNext(laid, { waits: round.turns.isAskedFor ? 'ask' : 'lay' })
}

function toNext(round: TurnsRound, change: Partial<Turns>): TurnsRound {
  const { order, now } = round.turns
  return withTurns(round, { ...change, now: order[(order.indexOf(now) + 1) % order.length] ?? now })
}

function withTurns(round: TurnsRound, change: Partial<Turns>): TurnsRound {
  return { ...round, guide: null, turns: { ...round.turns, ...change } }
}

/** Who has a turn before it is this side's turn. */
export function sidesBefore({ turns: { order, now } }: TurnsRound, side: Side): readonly Side[] {
  const fromNow = [...order.slice(order.indexOf(now)), ...order.slice(0, order.indexOf(now))]
  return fromNow.slice(0, fromNow.indexOf(side))
}

/** The face of the piece to lay. */
export function pieceOf(making: BuildKind, look: PlankLook = 'plain'): ThingFace {
  if (making === 'tower') return { kind: 'thing', thing: 'block' }
  if (making === 'garden') return { kind: 'thing', thing: 'flower' }
  return { kind: 'thing', thing: look === 'plain' ? 'plank' : `plank_${look}` }
}

/** The looks a person may lay now: the dealt ones where planks are chosen, otherwise only the person's own. */
export function looksOf({ order, looks, hasLooks }: Turns, side: Side): readonly PlankLook[] {
  return hasLooks ? looks : looks.slice(order.indexOf(side), order.indexOf(side) + 1)
}
