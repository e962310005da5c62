import { expect, test } from 'vitest'
import { addPicture, newProject } from '@ankur/blocks/new-project'
import { isDue } from './device-rules.ts'
import { statesToDelete } from './device-states.ts'
import { unusedFiles } from './device-files.ts'

const minute = 60_000
const hour = 60 * minute
const one = addPicture(newProject(), 'duck', { name: 'Duck', x: 0, y: 0 })
const two = addPicture(one, 'cat', { name: 'Cat 2', x: 0, y: 0 })

test('an earlier state is saved before the first change after a pause, regularly in long work, and before another game', () => {
  const nowMs = 100 * hour
  const lately = { nowMs, changedMs: nowMs - minute, stateSavedMs: nowMs - 2 * minute }
  expect(isDue(one, two, lately)).toBe(false)
  expect(isDue(one, two, { ...lately, changedMs: nowMs - 5 * minute })).toBe(true)
  expect(isDue(one, two, { ...lately, stateSavedMs: nowMs - 15 * minute })).toBe(true)
  expect(isDue(one, newProject(), lately)).toBe(true)
  expect(isDue(newProject(), one, { ...lately, changedMs: 0, stateSavedMs: 0 })).toBe(false)
})

test('the twenty newest stay, of older ones one per day, and unreadable ones always', () => {
  const state = (hoursAgo: number) => ({
    id: `${hoursAgo}`,
    atMs: 10_000 * hour - hoursAgo * hour,
    bytes: 1000,
    game: 'a',
    isDamaged: false,
  })
  const all = Array.from({ length: 200 }, (_, n) => state(n))
  const gone = new Set(statesToDelete([...all, { ...state(5000), isDamaged: true }]))
  const left = all.filter(({ id }) => !gone.has(id))
  expect(left.slice(0, 20)).toEqual(all.slice(0, 20))
  expect(gone.has('5000')).toBe(false)
  const other = { ...state(30.5), id: 'the last of another game', game: 'b' }
  expect(statesToDelete([...all, other])).not.toContain(other.id)
  const older = left.slice(20).map(({ atMs }) => Math.floor(atMs / (24 * hour)))
  expect(older).toHaveLength(7)
  expect(new Set(older).size).toBe(older.length)
})

test('earlier states never fill a phone, and the newest is kept even when it is huge', () => {
  const huge = Array.from({ length: 5 }, (_, n) => ({
    id: `${n}`,
    atMs: hour - n,
    bytes: 5 * 1024 * 1024,
    game: 'a',
    isDamaged: false,
  }))
  expect(statesToDelete(huge)).toEqual(['1', '2', '3', '4'])
  const days = Array.from({ length: 100 }, (_, n) => ({
    id: `${n}`,
    atMs: 1e10 - n * 24 * hour,
    bytes: 10,
    game: 'a',
    isDamaged: false,
  }))
  expect(statesToDelete(days)).toHaveLength(40)
})

test('a picture stays as long as the game, a step or an earlier state uses it', () => {
  const names = ['a.svg', 'b.png', 'c.wav', 'd.svg']
  const texts = ['{"costumes":[{"picture":"a.svg"}]}', '[{"steps":"[{\\"to\\":\\"b.png\\"}]"}]']
  expect(unusedFiles(names, { texts, files: ['c.wav'] })).toEqual(['d.svg'])
})
