import type { Saying } from '../sayings/saying.ts'
import { factSaying } from '../sayings/round-sayings.ts'
import { hasEnded, type TurnsRound, type TurnTaken, sidesBefore, pieceOf } from './play.ts'
import type { Side } from './turns.ts'

export function sideName(side: Side): Saying {
  return { key: `turn_${side}` }
}

export function turnSayings({ kind, side, round }: TurnTaken): Saying[] {
  const who = sideName(side)
  if (hasEnded(round) && kind !== 'unchanged')
    return [...(kind === 'stopped' ? [] : [laidSaying(round, side, kind)]), factSaying(round)]
  switch (kind) {
    case 'laid':
    case 'laid_by_help':
      return [laidSaying(round, side, kind), nextSaying(round)]
    case 'chosen':
      return [{ key: 'turn_chosen', values: { who, making: makingName(round) } }, nextSaying(round)]
    case 'agreed':
      return [{ key: 'turn_agreed', values: { making: makingName(round) } }, nextSaying(round)]
    case 'refused':
      return [{ key: 'turn_refused', values: { who } }]
    case 'asked':
    case 'passed':
    case 'shown':
      return [nextSaying(round)]
    case 'waits':
      return [waitSaying(round, side)]
    case 'stopped':
    case 'unchanged':
      return [{ key: 'unchanged' }]
  }
}

/** What a person waits for: one plank, then you. */
export function waitSaying(round: TurnsRound, side: Side): Saying {
  return { key: sidesBefore(round, side).length > 1 ? 'turn_wait_two' : 'turn_wait_one', values: { piece: pieceName(round) } }
}

function nextSaying({ turns: { now, waits } }: TurnsRound): Saying {
  return { key: waits === 'pass' ? 'turn_give_on' : 'turn_now', values: { who: sideName(now) } }
}

function laidSaying(round: TurnsRound, side: Side, kind: TurnTaken['kind']): Saying {
  const values = { who: sideName(side), piece: pieceName(round), n: round.placed.length, all: round.places.length }
  return { key: kind === 'laid_by_help' ? 'turn_laid_by_help' : 'turn_laid', values }
}

function pieceName({ turns: { making } }: TurnsRound): Saying {
  return { key: `thing_${pieceOf(making).thing}` }
}

function makingName({ turns: { making } }: TurnsRound): Saying {
  return { key: `make_${making}` }
}
