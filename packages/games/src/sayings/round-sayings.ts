/** The sentences of a round: the task, the last event, the final fact. */
import { cardById, isMemorySolved, isShown, type MemoryRound, positionOf } from '../memory/round.ts'
import type { TurnResult } from '../memory/play.ts'
import type { MoveResult } from '../move.ts'
import { type Guide, isBoardFull, isSolved, type Round, type Step } from '../round.ts'
import { faceName, pieceName, placeName } from './names.ts'
import type { Saying, Value } from './saying.ts'

export function instructionSaying({ spokenTask }: Round | MemoryRound): Saying {
  return { key: `do_${spokenTask.task}`, values: spokenTask.values }
}

/** The text on the screen, in two or three words. */
export function shortWords({ spokenTask }: Round | MemoryRound): Saying {
  return { key: `short_${spokenTask.task}`, values: spokenTask.values }
}

/** The one fact at the end. It describes the action, not the child. */
export function factSaying({ spokenTask, ...round }: Round | MemoryRound): Saying {
  if (isStopped(round)) return { key: 'did_stop' }
  return { key: `did_${spokenTask.task}`, values: spokenTask.values }
}

/** The effect of a placement in the scene, for people who do not see it. */
export function consequenceSaying({ game, spokenTask }: Round | MemoryRound): Saying {
  if (game === 'number_stacking') return { key: spokenTask.task === 'stack_down' ? 'then_cat_down' : 'then_cat_up' }
  if (game === 'memory') return { key: 'then_leaf' }
  if (game === 'number_sorting' && hasNests(spokenTask)) return { key: 'then_ducklings' }
  // Taking turns announces its moves itself.
  if (game === 'number_sorting' || game === 'letter_sorting' || game === 'take_turns') return { key: 'then_lamp' }
  return { key: `then_${game}` }
}

/** The end of the story, spoken after the fact. */
export function endSaying({ game, ...round }: Round | MemoryRound): Saying {
  if (game === 'number_sorting' && !hasNests(round.spokenTask)) return { key: 'home_boats' }
  return { key: isStopped(round) ? 'home_stopped' : `home_${game}` }
}

/** Eggs are counted in nests, with ducklings in them at the end; all other pieces on the pond are boats. */
function hasNests({ task }: Round['spokenTask']): boolean {
  return task === 'match_dots'
}

function isStopped(round: Pick<Round, 'turns'> | object): boolean {
  return 'turns' in round && round.turns?.isStopped === true
}

/** The next correct move, as shown by the animated hand. */
export function hintSaying(round: Round | MemoryRound, { piece, place }: Step): Saying {
  if (round.game === 'take_turns') return { key: 'turn_now', values: { who: { key: `turn_${round.turns?.now ?? 'near'}` } } }
  const shows = 'place_and_piece'
  return round.game === 'memory' ? cardGuide(round, { piece, place, shows }) : guideSaying(round, { piece, place, shows })
}

/** The progress: one leaf dot for each item, and the sentence for screen readers. */
export interface Progress {
  readonly done: number
  readonly all: number
  readonly saying: Saying
}

export function progress(round: Round | MemoryRound): Progress {
  const { done, all } = counted(round)
  return { done, all, saying: { key: round.game === 'memory' ? 'progress_pairs' : 'progress', values: { done, all } } }
}

/** Counts pairs, pieces, or the boards of a round with several boards. */
function counted(round: Round | MemoryRound): { done: number; all: number } {
  if (round.game === 'memory') return { done: round.joined.length, all: round.cards.length / 2 }
  if (round.series) return { done: round.series.nth - (isBoardFull(round) ? 0 : 1), all: round.series.all }
  return { done: round.placed.length, all: round.places.reduce((sum, { room }) => sum + room, 0) }
}

export function pickedUpSaying(round: Round, pieceId: string): Saying {
  return { key: 'picked_up', values: { piece: pieceName(round, pieceId) } }
}

export function putBackSaying(round: Round, pieceId: string): Saying {
  return { key: 'back_in_tray', values: { piece: pieceName(round, pieceId) } }
}

export function announceMove(moved: MoveResult): Saying[] {
  const { round } = moved
  switch (moved.kind) {
    case 'placed': {
      const values = { piece: pieceName(round, moved.step.piece), place: placeName(round, moved.step.place) }
      const placed: Saying = { key: moved.byHelp ? 'placed_by_help' : 'placed', values }
      return [placed, isSolved(round) ? factSaying(round) : consequenceSaying(round)]
    }
    case 'returned':
      return [putBackSaying(round, moved.piece), ...(moved.guide ? [guideSaying(round, moved.guide)] : [])]
    case 'guided':
      return [guideSaying(round, moved.guide)]
    case 'went_on':
      return [instructionSaying(round)]
    case 'unchanged':
      return [{ key: 'unchanged' }]
  }
}

export function announceTurn(turned: TurnResult): Saying[] {
  const { round } = turned
  switch (turned.kind) {
    case 'opened':
      return [
        { key: 'opened', values: cardValues(round, turned.card) },
        ...(turned.guide ? [cardGuide(round, turned.guide)] : []),
      ]
    case 'let_go':
      return [{ key: 'let_go', values: cardValues(round, turned.card) }]
    case 'joined': {
      const joined: Saying = { key: turned.byHelp ? 'joined_by_help' : 'joined', values: bothFaces(round, turned.cards) }
      return [joined, isMemorySolved(round) ? factSaying(round) : consequenceSaying(round)]
    }
    case 'differ': {
      const differ: Saying = { key: 'differ', values: bothFaces(round, turned.cards) }
      const next = isShown(round) ? [] : [{ key: 'next_card_closes' } as const]
      return [differ, ...(turned.guide ? [cardGuide(round, turned.guide)] : []), ...next]
    }
    case 'guided':
      return [cardGuide(round, turned.guide)]
    case 'looking':
    case 'turned_back':
    case 'unchanged':
      return [{ key: turned.kind }]
  }
}

function guideSaying(round: Round, { piece, place, shows }: Guide): Saying {
  const where = placeName(round, place)
  return shows === 'place'
    ? { key: 'guide_place', values: { place: where } }
    : { key: 'guide_piece', values: { piece: pieceName(round, piece), place: where } }
}

function cardGuide(round: MemoryRound, { piece, place }: Guide): Saying {
  const values = { n: positionOf(round, piece).number, other: positionOf(round, place).number }
  return { key: 'guide_card', values }
}

function cardValues(round: MemoryRound, cardId: string): Record<string, Value> {
  return { n: positionOf(round, cardId).number, face: cardFace(round, cardId) }
}

function bothFaces(round: MemoryRound, [one, other]: readonly [string, string]): Record<string, Value> {
  return { face: cardFace(round, one), other: cardFace(round, other) }
}

function cardFace(round: MemoryRound, cardId: string): Value {
  const card = cardById(round, cardId)
  return card === undefined ? '' : faceName(card.face)
}
