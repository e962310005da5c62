/** Play days and garden of a player in the profile of a child, for a family that ticked its box. */
import type { ConsentGiven } from '@ankur/accounts/consents'
import type { StoredPlay, PlayRecord } from '@ankur/games/play-record'
import { ApiFailure, deleteAt, putJson } from '../../platform/api.ts'
import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { ofFamily } from '../../players/index.ts'
import { storedPerson } from '../../platform/session/session.ts'
import { playedGames } from '../played-games.ts'
import { parseGames, progressStore, type Progress } from '../progress.ts'
import { playerOf, withChanged } from './change-players.ts'

interface Keeping {
  readonly childId: string
  readonly consent?: ConsentGiven
  /** Deletions here are sent as well. */
  readonly replaces?: boolean
}

/** Starts storing the days of a player in the account, or updates them. Records of other devices are merged in. */
export async function keepPlay(playerId: string, { childId, ...more }: Keeping): Promise<void> {
  const record = recordOf(gamesOf(progressStore.load(), playerId))
  const kept = await putJson<StoredPlay>(`/api/play/${childId}`, { record, ...more })
  const account = storedPerson()?.id
  // In another tab the account may have been signed out, and the player with it.
  if (account === undefined) return
  progressStore.change((before) =>
    ofFamily(withRecord(withChanged(before, playerId, { childId, accountChild: childId }), playerId, kept.record), account),
  )
}

/** After a round, and whenever an adult looks; without a signal it waits for the next time. */
export async function keepPlayNow(replaces = false): Promise<void> {
  const player = playerOf(progressStore.load())
  if (!player || player.childId === null) return
  try {
    await keepPlay(player.id, { childId: player.childId, ...(replaces && { replaces }) })
  } catch (failure) {
    // The consent was withdrawn, the child deleted, or somebody else is signed in: the data is on this device only again.
    const isOver = failure instanceof ApiFailure && (failure.status === 403 || failure.status === 404)
    if (isOver) progressStore.change((before) => withChanged(before, player.id, { childId: null }))
  }
}

export async function stopKeeping(playerId: string, childId: string): Promise<void> {
  await deleteAt(`/api/play/${childId}`)
  progressStore.change((before) => withChanged(before, playerId, { childId: null }))
}

function gamesOf({ playing, games, others }: Progress, playerId: string): Progress['games'] {
  if (playing === playerId) return games
  const kept = others[playerId]
  return parseGames(isRecord(kept) ? kept.games : null)
}

function recordOf(games: Progress['games']): PlayRecord {
  const played = playedGames.filter((game) => games[game].days.length + games[game].grown.length > 0)
  return Object.fromEntries(
    played.map((game) => [game, { days: games[game].days, grown: games[game].grown }]),
  ) as unknown as PlayRecord
}

/** Play since then stays; the merged record only adds to it. */
function withRecord(progress: Progress, playerId: string, record: PlayRecord): Progress {
  const now = gamesOf(progress, playerId)
  const entries = playedGames.map((game) => {
    const kept = record[game]
    if (!kept) return [game, now[game]] as const
    const own = now[game].days
    const more = kept.days.filter(({ day, level }) => !own.some((each) => each.day === day && each.level === level))
    const days = [...own, ...more].toSorted((one, other) => one.day.localeCompare(other.day))
    return [game, { ...now[game], days, grown: [...new Set([...now[game].grown, ...kept.grown])] }] as const
  })
  const games = parseGames(Object.fromEntries(entries))
  if (progress.playing === playerId) return { ...progress, games }
  const waiting = progress.others[playerId]
  return { ...progress, others: { ...progress.others, [playerId]: { ...(isRecord(waiting) ? waiting : {}), games } } }
}
