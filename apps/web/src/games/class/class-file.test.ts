import { expect, test } from 'vitest'
import { parseProgress, withGame } from '../progress.ts'
import { playedBy } from '../players/change-players.ts'
import { maxPlayers, withPlayer, type Player } from '../../players/index.ts'
import { playOf, readClass, withoutClass, writeClass } from './class-file.ts'

const player = (id: string, more: Partial<Player> = {}): Player => ({ id, friend: 'duck', name: id, childId: null, ...more })
const nobody = parseProgress(null)
const empty = { progress: nobody, lock: {} }
const two = withPlayer(withPlayer(nobody, player('As', { note: 'likes water', childId: 'secret' })), player('Ra'))
const played = withGame(two, 'memory', { level: 4, history: { level: 4, rounds: [] } })
const all = playedBy({ progress: played, lock: { memory: 4 } }, 'Ra')

test('a class goes to another device with notes, levels and locks, and without what ties it to an account', () => {
  const text = writeClass(all)
  expect(text).not.toContain('secret')
  const read = readClass(text, empty)
  expect(read).toMatchObject({ added: 2, left: 0 })
  const there = { progress: parseProgress(JSON.parse(JSON.stringify(read?.progress))), lock: read?.lock ?? {} }
  expect(there.progress.players[0]).toMatchObject({ id: 'As', note: 'likes water', childId: null })
  expect(playOf(there, 'As')).toMatchObject({ games: { memory: { level: 4 } }, lock: { memory: 4 } })
})

test('existing pupils stay, and nobody is added beyond the maximum', () => {
  expect(readClass(writeClass(all), { progress: played, lock: {} })).toMatchObject({ added: 0, left: 0 })
  const many = Array.from({ length: maxPlayers - 1 }, (_, index) => player(`p${index}`)).reduce(withPlayer, nobody)
  expect(many.players).toHaveLength(maxPlayers - 1)
  expect(readClass(writeClass(all), { progress: many, lock: {} })).toMatchObject({ added: 1, left: 1 })
})

test('play from before there were names is kept as a separate child', () => {
  const day = { level: 2, day: '2026-11-21', rounds: 1, ways: {}, unhelped: true } as const
  const nameless = withGame(nobody, 'memory', { level: 2, days: [day], grown: [2] })
  const read = readClass(writeClass(all), { progress: nameless, lock: {} })
  expect(read?.progress).toMatchObject({ playing: 'here-before', games: { memory: { days: [day] } } })
  expect(read?.progress.players).toHaveLength(3)
})

test('an invalid file changes nothing', () => {
  for (const text of ['', '{}', '[1]', '{"format":"ankur-class-1","players":7}', 'null', '{"format":"other","players":[]}']) {
    expect(readClass(text, empty)).toBeNull()
  }
  expect(readClass('{"format":"ankur-class-1","players":[null,{"id":"../x"},{"id":"ok"}]}', empty)?.added).toBe(1)
})

test('a file of a hundred thousand children, some of them twice, is read as fast as it is long', () => {
  const many = Array.from({ length: 100_000 }, (_, n) => ({ id: `p${n}` }))
  const text = JSON.stringify({ format: 'ankur-class-1', players: [many[1], many[0], { id: 'p1', name: 'Second' }, ...many] })
  const read = readClass(text, empty)
  expect(read).toMatchObject({ added: maxPlayers, left: 0 })
  expect(read?.progress.players.slice(0, 3)).toMatchObject([{ id: 'p1', name: '' }, { id: 'p0' }, { id: 'p2' }])
})

test('removing all leaves no pupil, no level and no day', () => {
  const gone = withoutClass(all.progress)
  expect(gone).toMatchObject({ players: [], playing: null, others: {} })
  expect(gone.games).toEqual(nobody.games)
})
