import type { BoardLook } from '@ankur/talk/boards-here'
import { expect, test } from 'vitest'
import { withAccountChild } from './choose-player.ts'
import {
  restoreChildren,
  isHidden,
  parseAllBoards,
  parseAllPlayers,
  hideChildren,
  withoutAccount,
  type DevicePlayers,
} from './hidden-children.ts'

const look: BoardLook = { size: 20, orientation: 'tall' }
const at = (level: number) => ({ memory: { level, days: [{ day: '2026-11-27', level }] } })

/** Gurleen and Simran are children of an account; Raju was typed on this device. Gurleen plays. */
const family = onDevice({
  progress: {
    settings: { sound: true },
    players: [
      { id: 'g', friend: 'cat', name: 'Gurleen', childId: null, accountChild: 'c1' },
      { id: 'r', friend: 'duck', name: 'Raju', childId: null },
      { id: 's', friend: 'bear', name: 'Simran', childId: 'c2' },
    ],
    playing: 'g',
    games: at(3),
    others: { r: { games: at(5), lock: { memory: 5 } }, s: { games: at(7), lock: {} } },
    family: 'mother',
  },
  lock: { memory: 3 },
  boards: {
    boards: [
      { id: 'first', name: 'Gurleen', own: ['ball'] },
      { id: 'school', name: 'School' },
      { id: 'typed', name: ' simran', own: ['kite'] },
    ],
    current: 'first',
    former: [
      { board: { id: 'first', name: 'Gurleen' }, sinceMs: 1 },
      { board: { id: 'old', name: 'Simran' }, sinceMs: 2 },
      { board: { id: 'other', name: 'Raju' }, sinceMs: 3 },
    ],
    ofPlayers: { g: 'first' },
  },
})
const names = new Map([
  ['c1', 'Gurleen'],
  ['c2', 'Simmi'],
])

function onDevice({ progress, lock, boards }: { progress: object; lock: DevicePlayers['lock']; boards: object }): DevicePlayers {
  return { progress: parseAllPlayers(progress), lock, boards: parseAllBoards(boards) }
}

/** As the device stores it and reads it again. */
function stored(device: DevicePlayers): DevicePlayers {
  return onDevice(JSON.parse(JSON.stringify(device)))
}

test('after a sign-out no name of a child of the account is stored, and what was made without an account stays as it was', () => {
  const out = stored(hideChildren(family, 'mother', look))
  expect(JSON.stringify(out)).not.toMatch(/gurleen|simran/i)
  expect(out.progress).toMatchObject({
    players: [{ id: 'r', name: 'Raju' }],
    playing: 'r',
    games: at(5),
    others: {},
    family: undefined,
  })
  expect(out.lock).toEqual({ memory: 5 })
  expect(out.boards.boards.map(({ id }) => id)).toEqual(['school', 'of-r'])
  expect(out.boards).toMatchObject({ current: 'of-r', former: [{ board: { id: 'other' } }] })
})

test('the same account finds its children as they were, by the names that they have now', () => {
  const back = restoreChildren(stored(hideChildren(family, 'mother', look)), 'mother', names, look)
  expect(back.progress).toMatchObject({
    players: [
      { id: 'r', name: 'Raju' },
      { id: 'g', name: 'Gurleen', accountChild: 'c1' },
      { id: 's', name: 'Simmi', childId: 'c2' },
    ],
    playing: 'g',
    games: at(3),
    others: { r: { games: at(5), lock: { memory: 5 } }, s: { games: at(7), lock: {} } },
    family: 'mother',
  })
  expect(back.lock).toEqual({ memory: 3 })
  expect(back.boards).toMatchObject({
    boards: [
      { id: 'school', name: 'School' },
      { id: 'of-r', name: 'Raju' },
      { id: 'first', name: 'Gurleen', own: ['ball'] },
      { id: 'typed', name: 'Simmi', own: ['kite'] },
    ],
    current: 'first',
    ofPlayers: { g: 'first', s: 'typed' },
  })
  expect(isHidden(back, 'mother')).toBe(false)
  // Twice changes nothing.
  expect(restoreChildren(stored(back), 'mother', names, look)).toEqual(stored(back))
})

test('on a device with nobody else there is no player and no board until the account is back', () => {
  const alone = onDevice({
    progress: { players: [{ id: 'g', name: 'Gurleen', accountChild: 'c1' }], games: at(3) },
    lock: { memory: 3 },
    boards: { boards: [{ id: 'first', name: 'Gurleen' }], ofPlayers: { g: 'first' } },
  })
  const out = stored(hideChildren(alone, 'mother', look))
  const { players, playing, games, others } = out.progress
  expect({ players, playing, games, others }).toEqual({ players: [], playing: null, games: {}, others: {} })
  expect([out.lock, out.boards.boards, out.boards.ofPlayers]).toEqual([{}, [], {}])
  expect(restoreChildren(out, 'mother', names, look).progress).toMatchObject({
    players: [{ id: 'g' }],
    playing: 'g',
    games: at(3),
  })

  // What a visitor plays until then is kept apart.
  const visited = { ...out, progress: { ...out.progress, games: at(8) } }
  const both = restoreChildren(visited, 'mother', names, look).progress
  expect(both.players.map(({ name }) => name)).toEqual(['', 'Gurleen'])
  expect(both.others[both.players[0]?.id ?? '']).toMatchObject({ games: at(8) })
  expect(both.games).toEqual(at(3))
})

test('two accounts after each other on one phone each get back their own children only', () => {
  const first = stored(hideChildren(family, 'mother', look))
  const hers = withAccountChild(first.progress, { id: 'd1', name: 'Meera' })
  const second = stored(hideChildren({ ...first, progress: { ...first.progress, ...hers } }, 'neighbour', look))
  expect(JSON.stringify(second)).not.toMatch(/gurleen|simran|meera/i)
  const namesOf = (account: string, of: typeof names) =>
    restoreChildren(second, account, of, look).progress.players.map(({ name }) => name)
  expect(namesOf('neighbour', new Map([['d1', 'Meera']]))).toEqual(['Raju', 'Meera'])
  expect(namesOf('mother', names)).toEqual(['Raju', 'Gurleen', 'Simmi'])
  expect(restoreChildren(second, 'stranger', names, look)).toBe(second)
})

test('a player without a name comes back without one, and a child who is no longer in the account without theirs', () => {
  const nameless = {
    ...family,
    progress: { ...family.progress, players: family.progress.players.map((each) => ({ ...each, name: '' })) },
  }
  expect(
    restoreChildren(hideChildren(nameless, 'mother', look), 'mother', names, look).progress.players.map(({ name }) => name),
  ).toEqual(['', '', ''])
  const gone = restoreChildren(hideChildren(family, 'mother', look), 'mother', new Map([['c1', 'Gurleen']]), look)
  expect(gone.progress).toMatchObject({ players: [{}, { name: 'Gurleen' }, { name: '' }], others: { s: { games: at(7) } } })
})

test('a name that is too long for a board does not cost the board', () => {
  const long = restoreChildren(hideChildren(family, 'mother', look), 'mother', new Map([['c1', 'G'.repeat(40)]]), look)
  expect(long.boards.boards.find(({ id }) => id === 'first')?.name).toBe('G'.repeat(24))
})

test('what finds no room on the device stays hidden, and nothing is lost', () => {
  const out = hideChildren(family, 'mother', look)
  const pupils = Array.from({ length: 29 }, (_, index) => ({ id: `p${index}`, friend: 'fish', name: '', childId: null }) as const)
  const full = { ...out, progress: { ...out.progress, players: pupils, playing: 'p0' } }
  const some = stored(restoreChildren(full, 'mother', names, look))
  expect(some.progress.players).toHaveLength(30)
  expect(isHidden(some, 'mother')).toBe(true)
  const freed = { ...some, progress: { ...some.progress, players: some.progress.players.slice(1) } }
  expect(restoreChildren(freed, 'mother', names, look).progress).toMatchObject({ others: { s: { games: at(7) } } })
})

test('a sign-out that was interrupted after the boards is completed by the next', () => {
  const half = { ...family, boards: hideChildren(family, 'mother', look).boards }
  const out = stored(hideChildren(stored(half), 'mother', look))
  expect(JSON.stringify(out)).not.toMatch(/gurleen|simran/i)
  expect(restoreChildren(out, 'mother', names, look).boards.boards).toContainEqual({
    id: 'first',
    name: 'Gurleen',
    own: ['ball'],
  })
})

test('after the account is deleted its children stay players of the device, with their boards and without their names', () => {
  for (const device of [family, hideChildren(family, 'mother', look)]) {
    const after = stored(withoutAccount(device, 'mother', look))
    expect(JSON.stringify(after)).not.toMatch(/gurleen|simran|c1|c2|mother/i)
    const { players, playing } = after.progress
    expect(players.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
      { id: 'g', friend: 'cat', name: '', childId: null },
      { id: 'r', friend: 'duck', name: 'Raju', childId: null },
      { id: 's', friend: 'bear', name: '', childId: null },
    ])
    expect(playing).toBe('g')
    expect(after.progress.games).toEqual(at(3))
    expect(after.boards).toMatchObject({ current: 'first', ofPlayers: { g: 'first', s: 'typed' } })
    expect(after.boards.boards).toContainEqual({ id: 'typed', name: '', own: ['kite'] })
  }
})

test('damaged entries are nothing', () => {
  for (const hidden of ['x', { mother: 'x' }, { mother: '[1]' }, { mother: '{"players":[1],"boards":[2],"former":[3]}' }]) {
    const device = onDevice({ progress: { hidden }, lock: {}, boards: { hidden } })
    expect(restoreChildren(device, 'mother', names, look)).toMatchObject({ progress: { players: [] }, boards: { boards: [] } })
  }
})
