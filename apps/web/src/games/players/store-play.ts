/** Play days and garden of a player in the profile of a child, for a family that ticked its box. */
import type { ConsentGiven } from '@ankur/accounts/consents'
import { mergedPlay, type PlayRecord, type StoredPlay } from '@ankur/games/play-record'
import type { PlayedDay } from '@ankur/games/play-days'
import { type GardenGame, gardenGames } from '@ankur/games/garden/plants'
import { ApiFailure, deleteAt, putJson } from '../../platform/api.ts'
import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { ofFamily, type Player } from '../../players/index.ts'
import { storedPerson } from '../../platform/session/session.ts'
import { playedGames } from '../played-games.ts'
import { parseGames, progressStore, type Progress } from '../progress.ts'
import { playerOf, withChanged } from './change-players.ts'

interface Keeping {
  readonly childId: string
  readonly consent?: ConsentGiven
}

/** Starts storing the days of a player in the account, or updates them. Records of other devices are merged in. */
export async function startStoringPlay(playerId: string, { childId, consent }: Keeping): Promise<void> {
  const sent = progressStore.load()
  const record = recordOf(gamesOf(sent, playerId))
  const { daysDeletedAt, deletedUntil } = linkOf(sent, playerId)
  // A device that starts to store its days adds them all.
  const stored = await putJson<StoredPlay>(`/api/play/${childId}`, {
    record,
    ...(consent ? { consent } : { daysDeletedAt, deletedUntil }),
  })
  const account = storedPerson()?.id
  // In another tab the account may have been signed out, and the player with it.
  if (account === undefined) return
  progressStore.change((before) => {
    const due = linkOf(before, playerId).deletedUntil
    // Deleted again meanwhile: the next record tells the profile.
    if (due !== undefined && due !== deletedUntil) return before
    const since = changedSince(record, recordOf(gamesOf(before, playerId)))
    const link = { childId, accountChild: childId, daysDeletedAt: stored.daysDeletedAt ?? undefined, deletedUntil: undefined }
    return ofFamily(withRecord(withChanged(before, playerId, link), playerId, mergedPlay(since, stored.record)), account)
  })
}

/**
 * After a round, after a deletion, and whenever an adult looks. Without a signal the days wait for the next time, and so does
 * a deletion.
 */
export async function storePlayNow(): Promise<void> {
  const player = playerOf(progressStore.load())
  if (!player || player.childId === null) return
  try {
    await startStoringPlay(player.id, { childId: player.childId })
  } catch (failure) {
    // The consent was withdrawn, the child deleted, or somebody else is signed in: the data is on this device only again.
    const isOver = failure instanceof ApiFailure && (failure.status === 403 || failure.status === 404)
    if (isOver) progressStore.change((before) => withChanged(before, player.id, { childId: null }))
  }
}

export async function stopStoringPlay(playerId: string, childId: string): Promise<void> {
  await deleteAt(`/api/play/${childId}`)
  progressStore.change((before) => withChanged(before, playerId, { childId: null }))
}

function gamesOf({ playing, games, others }: Progress, playerId: string): Progress['games'] {
  if (playing === playerId) return games
  const stored = others[playerId]
  return parseGames(isRecord(stored) ? stored.games : null)
}

function linkOf({ players }: Progress, playerId: string): Pick<Player, 'daysDeletedAt' | 'deletedUntil'> {
  return players.find(({ id }) => id === playerId) ?? {}
}

function recordOf(games: Progress['games']): PlayRecord {
  const played = playedGames.filter((game) => games[game].days.length + games[game].grown.length > 0)
  return Object.fromEntries(
    played.map((game) => [game, { days: games[game].days, grown: games[game].grown }]),
  ) as unknown as PlayRecord
}

/** What was played while the record was on its way; all plants. */
function changedSince(sent: PlayRecord, now: PlayRecord): PlayRecord {
  const isSent = (game: GardenGame, { day, level, rounds }: PlayedDay) =>
    sent[game]?.days.some((each) => each.day === day && each.level === level && each.rounds === rounds)
  const games = gardenGames.flatMap((game) => {
    const own = now[game]
    return own ? [[game, { ...own, days: own.days.filter((each) => !isSent(game, each)) }] as const] : []
  })
  return Object.fromEntries(games)
}

function withRecord(progress: Progress, playerId: string, record: PlayRecord): Progress {
  const now = gamesOf(progress, playerId)
  const entries = playedGames.map((game) => [game, { ...now[game], ...record[game] }] as const)
  const games = parseGames(Object.fromEntries(entries))
  if (progress.playing === playerId) return { ...progress, games }
  const waiting = progress.others[playerId]
  return { ...progress, others: { ...progress.others, [playerId]: { ...(isRecord(waiting) ? waiting : {}), games } } }
}
