/** Hides and restores the children of an account: loaded when there are any. */
import { fill } from '@ankur/content'
import type { ChildList } from '@ankur/screening/child-contract'
import { nameApart } from '@ankur/screening/name-apart'
import { standardLook, type BoardLook } from '@ankur/talk/boards-here'
import { getJson } from '../platform/api.ts'
import { chosenLanguage } from '../platform/language.tsx'
import { messageLoader } from '../platform/load-messages.ts'
import { storedPerson } from '../platform/session/session.ts'
import { deviceStore } from '../platform/storage/device-store.ts'
import { changeLocks, lockStore } from './choose-player.ts'
import {
  restoreChildren,
  isHidden,
  parseAllBoards,
  parseAllPlayers,
  hideChildren,
  withoutAccount,
  type DevicePlayers,
} from './hidden-children.ts'

const loadWords = messageLoader('children/children', 'children')

const allPlayers = deviceStore('ankur-progress', parseAllPlayers)
const allBoards = deviceStore('ankur-talk', parseAllBoards)

/** The children of this account leave the device, or come back. */
export async function hideOrRestore(account: string, isIn: boolean): Promise<void> {
  if (isIn) await restoreChildrenOf(account)
  else hideChildrenOf(account)
}

/** The account is signed out, or deleted: `<id> deleted`. Then nobody can bring anything back. */
function hideChildrenOf(left: string): void {
  const [account = '', deleted] = left.split(' ')
  change((device) => {
    // An account whose session ended by itself, before this one signed in.
    const { family = account } = device.progress
    return deleted && family === account ? withoutAccount(device, account, look()) : hideChildren(device, family, look())
  })
}

/** The account is signed in. The children of another one, whose session was not ended here, are hidden first. */
async function restoreChildrenOf(account: string): Promise<void> {
  const { family = account } = allPlayers.load()
  if (family !== account) hideChildrenOf(family)
  if (!isHidden(load(), account)) return claimPlayers(account)
  const names = await loadChildNames()
  // It may have been signed out in the meantime.
  if (storedPerson()?.id === account) change((device) => restoreChildren(device, account, names, look()))
}

/** Players that were linked before it was noted with which account. */
function claimPlayers(account: string): void {
  const isTheirs = allPlayers.load().players.some(({ accountChild }) => accountChild !== undefined)
  if (isTheirs) allPlayers.change((before) => ({ ...before, family: account }))
}

function load(): DevicePlayers {
  return { progress: allPlayers.load(), lock: lockStore.load(), boards: allBoards.load() }
}

/** The boards first: if only they are stored, the next attempt completes the rest. */
function change(work: (device: DevicePlayers) => DevicePlayers): void {
  const before = load()
  const { progress, lock, boards } = work(before)
  if (boards !== before.boards) allBoards.change(() => boards)
  allPlayers.change(() => progress)
  if (lock !== before.lock) changeLocks(lock)
}

function look(): BoardLook {
  return standardLook(innerWidth, innerHeight)
}

/** The displayed names of the account's children, by their ids. */
async function loadChildNames(): Promise<ReadonlyMap<string, string>> {
  const [{ items }, words] = await Promise.all([getJson<ChildList>('/api/children'), loadWords(chosenLanguage())])
  return new Map(items.map((child, at) => [child.id, nameApart(items, child) ?? fill(words.nameless, { n: at + 1 })]))
}
