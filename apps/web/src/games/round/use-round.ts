import { useDeferredValue, useEffect, useState } from 'react'
import { anotherSeed } from '@ankur/games/deal-round'
import type { DealOptions } from '@ankur/games/deal-options'
import { type Level } from '@ankur/games/levels'
import { afterRound, recordOf } from '@ankur/games/level-offer'
import { isMemorySolved, type MemoryRound } from '@ankur/games/memory/round'
import { waysOf, withRound } from '@ankur/games/play-days'
import type { Round } from '@ankur/games/round'
import { hasEnded } from '@ankur/games/take-turns/play'
import type { Saying } from '@ankur/games/sayings/saying'
import { indiaDay } from '@ankur/screening/age'
import { useLanguage } from '../../platform/language.tsx'
import { isFirstDrawing } from '../../platform/drawn.ts'
import { dealOptions } from '../game-settings.ts'
import type { PlayedGame } from '../played-games.ts'
import { lockStore } from '../level-lock.ts'
import { progressStore, withGame } from '../progress.ts'
import { FIRST_SEED } from '../first-visit.ts'
import { playTone } from './tones.ts'

/** Which round is open. The same deal gives the same round. */
export interface RoundDeal {
  readonly level: Level
  readonly seed: number
  readonly part: 1 | 2
  readonly options: DealOptions
}

interface Rules<Each> {
  readonly game: PlayedGame
  readonly deal: (dealt: RoundDeal) => Each
  /** How many rounds belong together on a level. */
  readonly parts?: (level: Level) => 1 | 2
}

export interface OpenRound<Each> {
  readonly round: Each
  readonly level: Level
  readonly isLocked: boolean
  /** The last move was made. */
  readonly isOver: boolean
  /** The end of the round is shown: with the frame after the last move, which is answered first. */
  readonly isFinished: boolean
  /** A move was made, and the round has not ended. */
  readonly isUnderWay: boolean
  /** The last announcement; undefined at the start. */
  readonly sayings: readonly Saying[]
  /** The level that is offered at the end of this round. */
  readonly offer: Level | null
  /** This round was the first of its level that ended: a plant grew. */
  readonly hasGrown: boolean
  readonly play: (next: Each, sayings: readonly Saying[]) => void
  readonly again: () => void
  readonly more: () => void
  readonly playLevel: (level: Level) => void
}

/** The current round: newly dealt or resumed, stored on the device, with a level offer at its end. */
export function useRound<Each extends Round | MemoryRound>({ game, deal, parts }: Rules<Each>): OpenRound<Each> {
  const { language } = useLanguage()
  const lock = lockStore.use()
  const [dealt, setDealt] = useState<RoundDeal>(() => {
    const { settings, games } = progressStore.load()
    const level = lock[game] ?? games[game].level
    const isKept = games[game].seed !== null && games[game].level === level
    const open = isKept ? games[game] : { seed: null, part: 1 as const }
    return {
      level,
      seed: open.seed ?? (isFirstDrawing() ? FIRST_SEED : newSeed()),
      part: open.part,
      options: dealOptions(settings, language),
    }
  })
  const [state, setState] = useState<Playing<Each>>(() => fresh(deal(dealt)))

  useEffect(() => {
    const leave = () => void startNextPlayer()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  const begin = (next: RoundDeal) => {
    // Their level, their open round, and the cards and recordings of their talk board.
    if (startNextPlayer()) return location.reload()
    progressStore.change((before) => withGame(before, game, { level: next.level, seed: next.seed, part: next.part }))
    setDealt(next)
    setState(fresh(deal(next)))
  }
  /** Level and settings as they are now: an adult may have changed them meanwhile. */
  const anew = (level: Level, part: 1 | 2 = 1): RoundDeal => ({
    level: lock[game] ?? level,
    seed: newSeed(),
    part,
    options: dealOptions(progressStore.load().settings, language),
  })
  const play = (next: Each, sayings: readonly Saying[]) => {
    const isFinished = isDone(next)
    const isEnd = isFinished && !isDone(state.round)
    setState({ ...fresh(next), sayings, ...(isEnd && storeRound(game, next, lock[game] !== undefined)) })
  }
  const more = () => {
    const hasNextPart = dealt.part === 1 && parts?.(dealt.level) === 2
    const next = anew(progressStore.load().games[game].level, hasNextPart ? 2 : 1)
    begin({ ...next, seed: anotherSeed(deal(dealt), (seed) => deal({ ...next, seed }), [next.seed, ...newSeeds()]) })
  }
  const isOver = isDone(state.round)
  const isEndShown = useDeferredValue(isOver)
  return {
    ...state,
    level: dealt.level,
    isLocked: lock[game] !== undefined,
    isOver,
    isFinished: isOver && isEndShown,
    isUnderWay: !isOver && recordOf(state.round).moves > 0,
    play,
    again: () => begin(dealt),
    more,
    playLevel: (level) => begin(anew(level)),
  }
}

type Playing<Each> = Pick<OpenRound<Each>, 'round' | 'sayings' | 'offer' | 'hasGrown'>

function fresh<Each>(round: Each): Playing<Each> {
  return { round, sayings: [], offer: null, hasGrown: false }
}

function isDone(round: Round | MemoryRound): boolean {
  return round.game === 'memory' ? isMemorySolved(round) : hasEnded(round)
}

/** Notes a finished round on this device, and gives the level to offer and whether a plant grew. */
function storeRound(game: PlayedGame, round: Round | MemoryRound, isLocked: boolean) {
  // Somebody stopped: that is no finished round, and nothing is noted of it.
  if ('turns' in round && round.turns?.isStopped) return { offer: null, hasGrown: false }
  const record = recordOf(round)
  const { games } = progressStore.load()
  playTone('finished')
  const stored = games[game]
  const before = stored.history.level === round.level ? stored.history : { level: round.level, rounds: [] }
  const { history, offer } = afterRound(before, record, { isLocked })
  const days = withRound(stored.days, round.level, indiaDay(Date.now()), waysOf(round))
  const grown = [...new Set([...stored.grown, round.level])]
  progressStore.change((progress) => withGame(progress, game, { history, days, grown }))
  storeInAccount()
  return { offer, hasGrown: grown.length > stored.grown.length }
}

/** For a player whose play days are stored in a child's profile; loaded only then. */
function storeInAccount(): void {
  const { players, playing } = progressStore.load()
  if (!players.some(({ id, childId }) => id === playing && childId !== null)) return
  import('../players/store-play.ts').then(({ storePlayNow }) => storePlayNow()).catch(() => {})
}

/** Chance for a new round; all that follows from it is decided by the rules. */
function newSeed(): number {
  return newSeeds()[0] ?? 0
}

function newSeeds(): number[] {
  return [...crypto.getRandomValues(new Uint32Array(8))]
}

/** The player who plays after the open round: another player never interrupts one. */
let choose: (() => void) | null = null

export function playAfterRound(next: (() => void) | null): void {
  choose = next
}

/** Whether another player was waiting; that player is chosen now. */
function startNextPlayer(): boolean {
  const next = choose
  choose = null
  next?.()
  return next !== null
}
