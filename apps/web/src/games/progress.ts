/** The progress stored on this device: settings, levels, and the levels played on each day. Nothing leaves it. */
import { isLevel, levels, type Level } from '@ankur/games/levels'
import { type LevelHistory, type RoundRecord } from '@ankur/games/level-offer'
import { parsePlayedDay, type PlayedDay } from '@ankur/games/play-days'
import { isRecord } from '../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../platform/storage/device-store.ts'
import { parseGameSettings, type GameSettings } from './game-settings.ts'
import { playedGames, type PlayedGame } from './played-games.ts'
import { parsePlayers, type Player } from '../players/index.ts'

export interface Progress {
  readonly settings: GameSettings
  /** Of the current player. */
  readonly games: Readonly<Record<PlayedGame, GameProgress>>
  /** Empty, until an adult adds some. */
  readonly players: readonly Player[]
  readonly playing: string | null
  /** The data of the other players, by id; loaded when they play again. */
  readonly others: Readonly<Record<string, unknown>>
}

export interface GameProgress {
  readonly level: Level
  /** The round that is open, so that a reload deals it again. */
  readonly seed: number | null
  readonly part: 1 | 2
  readonly history: LevelHistory
  /** One for each level and day, the newest last. */
  readonly days: readonly PlayedDay[]
  /** The levels that were finished at least once, with any help: each has its plant in the garden permanently. */
  readonly grown: readonly Level[]
}

export const progressStore = deviceStore('ankur-progress', parseProgress)

/** The name of the current player typed by an adult; empty without one. */
export function nameOfPlayer(): string {
  const { players, playing } = progressStore.load()
  return players.find(({ id }) => id === playing)?.name ?? ''
}

export function parseProgress(stored: unknown): Progress {
  const given = isRecord(stored) ? stored : {}
  const games = isRecord(given.games) ? given.games : {}
  const players = parsePlayers(given.players)
  const playing = players.find(({ id }) => id === given.playing) ?? players[0]
  return {
    settings: parseGameSettings(given.settings),
    games: parseGames(games),
    players,
    playing: playing?.id ?? null,
    others: isRecord(given.others) ? given.others : {},
  }
}

/** Data of games that only another version knows is kept unchanged. */
export function parseGames(stored: unknown): Progress['games'] {
  const games = isRecord(stored) ? stored : {}
  const entries = playedGames.map((game) => [game, parseGame(games[game])])
  return { ...games, ...Object.fromEntries(entries) } as Progress['games']
}

export function withGame(progress: Progress, game: PlayedGame, change: Partial<GameProgress>): Progress {
  return { ...progress, games: { ...progress.games, [game]: { ...progress.games[game], ...change } } }
}

/**
 * Deletes the play history, but not levels, settings and the garden. The Game Creator stores its activities under the same
 * key.
 */
export function withoutDays(progress: Progress, today: string): Progress & { readonly activities?: undefined } {
  const forgotten = playedGames.reduce((before, game) => withGame(before, game, { days: [] }), progress)
  const players = progress.players.map((each) =>
    each.id === progress.playing && each.childId !== null ? { ...each, deletedUntil: today } : each,
  )
  return { ...forgotten, players, activities: undefined }
}

function parseGame(stored: unknown): GameProgress {
  const given = isRecord(stored) ? stored : {}
  const level = isLevel(given.level) ? given.level : 1
  const days = Array.isArray(given.days) ? given.days.flatMap((each) => parsePlayedDay(each) ?? []) : []
  const grown: readonly unknown[] = Array.isArray(given.grown) ? given.grown : []
  return {
    level,
    seed: typeof given.seed === 'number' && Number.isInteger(given.seed) ? given.seed : null,
    part: given.part === 2 ? 2 : 1,
    history: { level, rounds: recordsOf(given.history, level) },
    days,
    // A level that was played before there was a garden has its plant too.
    grown: levels.filter((each) => grown.includes(each) || days.some((played) => played.level === each)),
  }
}

function recordsOf(stored: unknown, level: Level): readonly RoundRecord[] {
  if (!isRecord(stored) || stored.level !== level || !Array.isArray(stored.rounds)) return []
  return stored.rounds.filter(isRoundRecord)
}

function isRoundRecord(value: unknown): value is RoundRecord {
  return isRecord(value) && typeof value.moves === 'number' && typeof value.helpedMoves === 'number'
}
