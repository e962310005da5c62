/**
 * The children of an account on a device that is shared. While the account is signed out, their players, levels and boards
 * are hidden: no page shows them, and they have no names. They come back when the account signs in again.
 */
import { maxBoards, type BoardLook } from '@ankur/talk/boards-here'
import { isRecord } from '../platform/comfort/comfort-settings.ts'
import { parseJson } from '../platform/storage/storage.ts'
import { isSameName, ownBoard, parseBoards, withBoardOf, type StoredBoards, type StoredBoard } from './choose-board.ts'
import { newPlayer, parsePlayersHere, playedBy, withPlayer, type Entries, type StoredPlayers } from './choose-player.ts'
import { longestName, maxPlayers, type Player } from './player.ts'

interface HiddenByAccount {
  /** Hidden children, by account: as a text, so that nothing that looks for a child or a word in the stored text finds it. */
  readonly hidden?: Entries | undefined
}

export interface AllPlayers extends StoredPlayers, HiddenByAccount {
  /** The account whose children are among the players. */
  readonly family?: string | undefined
}

export type AllBoards = StoredBoards & HiddenByAccount

export interface DevicePlayers {
  readonly progress: AllPlayers
  /** Of the current player. */
  readonly lock: Entries
  readonly boards: AllBoards
}

export function parseAllPlayers(stored: unknown): AllPlayers {
  const { family, hidden } = entriesOf(stored)
  return { ...parsePlayersHere(stored), family: typeof family === 'string' ? family : undefined, hidden: entriesOf(hidden) }
}

export function parseAllBoards(stored: unknown): AllBoards {
  return { ...parseBoards(stored), hidden: entriesOf(entriesOf(stored).hidden) }
}

/** Whether something of this account waits for its next sign-in. */
export function isHidden({ progress, boards }: Pick<DevicePlayers, 'progress' | 'boards'>, account: string): boolean {
  return account in entriesOf(progress.hidden) || account in entriesOf(boards.hidden)
}

/** In place of a name that comes back, as the account then has it. */
const nameMarker = '?'

export function hideChildren(device: DevicePlayers, account: string, look: BoardLook): DevicePlayers {
  const gone = device.progress.players.filter(isOfAccount)
  const left = device.progress.players.filter((each) => !gone.includes(each))
  if (gone.length === 0) return { ...device, progress: { ...device.progress, family: undefined } }
  const wasPlaying = gone.some(({ id }) => id === device.progress.playing)
  const [next] = left
  const { progress, lock } = wasPlaying ? playedByAnother(device, next) : device
  const earlier = hiddenFor(progress, account)
  const before = parsePlayersHere(earlier)
  const hidden = {
    players: [...before.players, ...gone.map(nameless)],
    playing: wasPlaying ? device.progress.playing : earlier.playing,
    others: { ...before.others, ...only(progress.others, idsOf(gone)) },
  }
  const boards = withoutTheirs(device.boards, gone, account)
  return {
    progress: {
      ...progress,
      players: left,
      others: except(progress.others, idsOf(gone)),
      family: undefined,
      hidden: withEntry(progress.hidden, account, hidden),
    },
    lock,
    boards: wasPlaying && next ? withBoardOf(boards, next, look) : boards,
  }
}

/** `names` of the account's children, by their ids. What finds no room stays hidden. */
export function restoreChildren(
  device: DevicePlayers,
  account: string,
  names: ReadonlyMap<string, string>,
  look: BoardLook,
): DevicePlayers {
  if (!isHidden(device, account)) return device
  const given = hiddenFor(device.progress, account)
  const kept = parsePlayersHere(given)
  const before = kept.players.length > 0 ? withWhoPlayed(device, kept.players) : device.progress
  const room = maxPlayers - before.players.length
  const [back, late] = [kept.players.slice(0, room), kept.players.slice(room)]
  const nameOf = ({ accountChild, name }: Player) => (name && names.get(accountChild ?? '')?.slice(0, longestName)) ?? ''
  const players = [...before.players, ...back.map((player) => ({ ...player, name: nameOf(player) }))]
  const others = { ...before.others, ...only(kept.others, idsOf(back)) }
  const waiting = { players: late, others: except(kept.others, idsOf(back)) }
  const hidden = withEntry(device.progress.hidden, account, late.length > 0 && waiting)
  const here = { progress: { ...before, players, others, hidden, family: account }, lock: device.lock }
  const playing = back.find(({ id }) => id === given.playing) ?? (before.playing === null ? back[0] : undefined)
  const { progress, lock } = playing ? playedBy(here, playing.id) : here
  const boards = withTheirs(device.boards, players, account)
  const isShown = boards.current !== device.boards.current || !playing
  return { progress, lock, boards: isShown ? boards : withBoardOf(boards, playing, look) }
}

/** The account is deleted: its children stay players of the device, each with the picture, and their boards stay; no name does. */
export function withoutAccount(device: DevicePlayers, account: string, look: BoardLook): DevicePlayers {
  const { progress, lock, boards } = restoreChildren(device, account, new Map(), look)
  const theirs = boardsOf(boards, progress.players.filter(isOfAccount))
  return {
    progress: { ...progress, players: progress.players.map(ofDevice), family: undefined },
    lock,
    boards: {
      ...boards,
      boards: boards.boards.map((each) => (theirs.isTheirs(each) ? { ...each, name: '' } : each)),
      former: formerOf(boards).map((each) =>
        theirs.isTheirs(each.board) ? { ...each, board: { ...each.board, name: '' } } : each,
      ),
      ofPlayers: { ...boards.ofPlayers, ...theirs.links },
    },
  }
}

function isOfAccount({ accountChild }: Player): boolean {
  return accountChild !== undefined
}

function ofDevice(player: Player): Player {
  if (!isOfAccount(player)) return player
  const { accountChild: _child, ...own } = player
  return { ...own, name: '', childId: null }
}

function playedByAnother(device: DevicePlayers, next: Player | undefined): Pick<DevicePlayers, 'progress' | 'lock'> {
  const { progress, lock } = device
  if (next) return playedBy(device, next.id)
  const leaving = { [progress.playing ?? '']: { games: progress.games, lock } }
  return { progress: { ...progress, playing: null, games: {}, others: { ...progress.others, ...leaving } }, lock: {} }
}

/** What was played while nobody was named is not lost: it gets a player. */
function withWhoPlayed({ progress, lock }: DevicePlayers, coming: readonly Player[]): AllPlayers {
  const hasPlayed = Object.values(progress.games).some((game) => hasEntries(game, 'days') || hasEntries(game, 'grown'))
  const isUsed = hasPlayed || Object.keys(lock).length > 0
  return progress.players.length === 0 && isUsed ? withPlayer(progress, newPlayer(coming)) : progress
}

interface Theirs {
  readonly isTheirs: (board: StoredBoard) => boolean
  /** The board of each of them that has one. */
  readonly links: Readonly<Record<string, string>>
}

function boardsOf(here: StoredBoards, players: readonly Player[]): Theirs {
  const links = Object.fromEntries(
    players.flatMap((player): [string, string][] => {
      const id = ownBoard(here, player)?.id ?? here.ofPlayers[player.id]
      return typeof id === 'string' ? [[player.id, id]] : []
    }),
  )
  const ids = new Set<unknown>(Object.values(links))
  // A board that an adult deleted can be restored for 30 days, and has its name.
  const isDeleted = (board: StoredBoard) => here.boards.every(({ id }) => id !== board.id)
  const hasTheirName = (board: StoredBoard) => players.some(({ name }) => isSameName(board.name, name))
  return { isTheirs: (board) => ids.has(board.id) || (isDeleted(board) && hasTheirName(board)), links }
}

function withoutTheirs(here: AllBoards, gone: readonly Player[], account: string): AllBoards {
  const { isTheirs, links } = boardsOf(here, gone)
  const boards = here.boards.filter(isTheirs)
  const former = formerOf(here).filter(({ board }) => isTheirs(board))
  const ofPlayers = except(here.ofPlayers, idsOf(gone))
  const isNothing = boards.length + former.length === 0
  if (isNothing) return { ...here, ofPlayers }
  const isCurrent = boards.some(({ id }) => id === here.current)
  const earlier = parseBoards(hiddenFor(here, account))
  const hidden = {
    boards: [...earlier.boards, ...boards.map(nameless)],
    former: [...formerOf(earlier), ...former.map((each) => ({ ...each, board: nameless(each.board) }))],
    current: isCurrent ? here.current : earlier.current,
    ofPlayers: { ...earlier.ofPlayers, ...links },
  }
  return {
    ...here,
    boards: here.boards.filter((each) => !isTheirs(each)),
    former: formerOf(here).filter(({ board }) => !isTheirs(board)),
    current: isCurrent ? undefined : here.current,
    ofPlayers,
    hidden: withEntry(here.hidden, account, hidden),
  }
}

function withTheirs(here: AllBoards, players: readonly Player[], account: string): AllBoards {
  const kept = parseBoards(hiddenFor(here, account))
  const isNew = ({ id }: StoredBoard) => here.boards.every((each) => each.id !== id)
  const back = kept.boards.filter(isNew).slice(0, maxBoards - here.boards.length)
  const late = kept.boards.filter((each) => !back.includes(each))
  const named = (board: StoredBoard): StoredBoard => {
    const owner = players.find(({ id }) => kept.ofPlayers[id] === board.id)
    return { ...board, name: board.name === nameMarker ? (owner?.name ?? '') : '' }
  }
  const waiting = { boards: late, former: [], ofPlayers: kept.ofPlayers }
  return {
    boards: [...here.boards, ...back.map(named)],
    former: [...formerOf(here), ...formerOf(kept).map((each) => ({ ...each, board: named(each.board) }))],
    current: back.some(({ id }) => id === kept.current) ? kept.current : here.current,
    ofPlayers: { ...here.ofPlayers, ...kept.ofPlayers },
    hidden: withEntry(here.hidden, account, late.length > 0 && waiting),
  }
}

interface Former {
  readonly board: StoredBoard
}

function formerOf({ former }: StoredBoards): readonly Former[] {
  const all: readonly unknown[] = Array.isArray(former) ? former : []
  return all.filter((each): each is Former => isRecord(each) && isRecord(each.board))
}

function nameless<Named extends { readonly name?: unknown }>(each: Named): Named {
  return { ...each, name: each.name ? nameMarker : '' }
}

function idsOf(players: readonly Player[]): readonly string[] {
  return players.map(({ id }) => id)
}

function only<Value>(entries: Readonly<Record<string, Value>>, ids: readonly string[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(entries).filter(([id]) => ids.includes(id)))
}

function except<Value>(entries: Readonly<Record<string, Value>>, ids: readonly string[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(entries).filter(([id]) => !ids.includes(id)))
}

function withEntry(all: Entries | undefined, key: string, value: unknown): Entries | undefined {
  const others = except(entriesOf(all), [key])
  const next = value ? { ...others, [key]: JSON.stringify(value) } : others
  return Object.keys(next).length > 0 ? next : undefined
}

function hiddenFor({ hidden }: HiddenByAccount, account: string): Entries {
  return entriesOf(parseJson(String(entriesOf(hidden)[account])))
}

function hasEntries(value: unknown, name: string): boolean {
  const list = entriesOf(value)[name]
  return Array.isArray(list) && list.length > 0
}

function entriesOf(value: unknown): Entries {
  return isRecord(value) ? value : {}
}
