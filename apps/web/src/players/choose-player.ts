/**
 * The chosen player of this device, in `ankur-progress`. With the choice, the games and locks of that player are loaded, those
 * of the player before are stored, and the talk board changes too. The games are parsed by the feature `games`.
 */
import { listedGames } from '@ankur/games/listed-games'
import { standardLook } from '@ankur/talk/boards-here'
import { isRecord } from '../platform/comfort/comfort-settings.ts'
import { newId } from '../platform/new-id.ts'
import { storedPerson } from '../platform/session/session.ts'
import { deviceStore } from '../platform/storage/device-store.ts'
import { boardsStore, isSameName, withBoardOf, withOwnBoard } from './choose-board.ts'
import { maxPlayers, parsePlayers, playerFriends, type Player } from './player.ts'

export type Entries = Readonly<Record<string, unknown>>

export interface StoredPlayers {
  readonly players: readonly Player[]
  readonly playing: string | null
  /** Of the current player. */
  readonly games: Entries
  /** The data of the other players, by id. */
  readonly others: Entries
}

export interface PlayersAndLocks {
  readonly progress: StoredPlayers
  readonly lock: Entries
}

export const playersStore = deviceStore('ankur-progress', parsePlayersHere)

/** The locks of the games; those of the Game Creator under the same key belong to the device. */
export const lockStore = deviceStore('ankur-lock', (stored): Entries => {
  const given = isRecord(stored) ? stored : {}
  return Object.fromEntries(listedGames.flatMap(({ id }) => (id in given ? [[id, given[id]]] : [])))
})

export function parsePlayersHere(stored: unknown): StoredPlayers {
  const given = isRecord(stored) ? stored : {}
  const players = parsePlayers(given.players)
  const playing = players.find(({ id }) => id === given.playing) ?? players[0]
  return { players, playing: playing?.id ?? null, games: entriesOf(given.games), others: entriesOf(given.others) }
}

export function playedBy({ progress, lock }: PlayersAndLocks, id: string): PlayersAndLocks {
  if (progress.playing === id || !progress.players.some((each) => each.id === id)) return { progress, lock }
  const { [id]: coming, ...waiting } = progress.others
  const leaving = progress.playing === null ? {} : { [progress.playing]: { games: progress.games, lock } }
  const kept = entriesOf(coming)
  const next = { ...progress, games: entriesOf(kept.games), playing: id, others: { ...waiting, ...leaving } }
  return { progress: next, lock: entriesOf(kept.lock) }
}

/** The next player gets a picture that nobody has yet. */
export function newPlayer(players: readonly Player[], name = ''): Player {
  const used = players.map(({ friend }) => friend)
  const friend =
    playerFriends.find((each) => !used.includes(each)) ?? playerFriends[players.length % playerFriends.length] ?? 'cat'
  return { id: newId(), friend, name, childId: null }
}

/** Existing play data belongs to the first player. */
export function withPlayer<Here extends Pick<StoredPlayers, 'players' | 'playing'>>(here: Here, player: Player): Here {
  if (here.players.length >= maxPlayers) return here
  return { ...here, players: [...here.players, player], playing: here.playing ?? player.id }
}

export interface AccountChild {
  readonly id: string
  readonly name: string
}

/** The player who is this child of the account: linked, otherwise with the same name. */
export function playerOfChild(players: readonly Player[], child: AccountChild): Player | undefined {
  const isNamesake = ({ accountChild, name }: Player) => accountChild === undefined && isSameName(name, child.name)
  return players.find(({ accountChild }) => accountChild === child.id) ?? players.find(isNamesake)
}

/** Adds this child of the account as a player, or finds the player who is this child. */
export function withAccountChild(here: StoredPlayers, child: AccountChild): StoredPlayers {
  const known = playerOfChild(here.players, child)
  if (!known) return withPlayer(here, { ...newPlayer(here.players, child.name), accountChild: child.id })
  const linked = { ...known, name: child.name, accountChild: child.id }
  return { ...here, players: here.players.map((each) => (each === known ? linked : each)) }
}

export function choosePlayer(id: string): void {
  const change = playedBy({ progress: playersStore.load(), lock: lockStore.load() }, id)
  const [chosen] = change.progress.players.filter((each) => each.id === id)
  if (!chosen) return
  playersStore.change(() => change.progress)
  changeLocks(change.lock)
  if (boardsStore.load().boards.length > 0)
    boardsStore.change((before) => withBoardOf(before, chosen, standardLook(innerWidth, innerHeight)))
}

/** The locks of the player who plays now, and no others. */
export function changeLocks(locks: Entries): void {
  const none = Object.fromEntries(listedGames.map(({ id }) => [id, undefined]))
  lockStore.change(() => ({ ...none, ...locks }))
}

/** Chooses this child of the account; what was played and written here before there was any player is the first one's. */
export function chooseChild(child: AccountChild, account: string | undefined): void {
  // In another tab the account may have been signed out since the child was shown.
  const isIn = account !== undefined && storedPerson()?.id === account
  playersStore.change((before) => (isIn ? ofFamily(withAccountChild(before, child), account) : before))
  const player = playerOfChild(playersStore.load().players, child)
  if (player && isIn) choosePlayer(player.id)
}

/** The account whose children are among the players; `hidden-children.ts` reads it. */
export function ofFamily<Here extends object>(here: Here, account: string): Here {
  return { ...here, family: account }
}

/** An adult changes the board, or chose whose it is: from then on it belongs to the current player. */
export function claimBoard(): void {
  const { players, playing } = playersStore.load()
  const player = players.find(({ id }) => id === playing)
  if (player && boardsStore.load().boards.length > 0) boardsStore.change((before) => withOwnBoard(before, player))
}

function entriesOf(stored: unknown): Entries {
  return isRecord(stored) ? stored : {}
}
