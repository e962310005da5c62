import { expect, test } from 'vitest'
import { isFirstVisit } from './first-visit.ts'
import { parseProgress, withGame, withoutDays } from './progress.ts'

test('a game opens with any stored value: missing or damaged data gives the first level and default settings', () => {
  for (const stored of [null, 7, [], { games: 3 }, { games: { memory: { level: 99, seed: 'x', days: [{ day: 'soon' }] } } }]) {
    const { settings, games } = parseProgress(stored)
    expect(settings).toMatchObject({ sound: false, numerals: 'latin', letters: 'page', scanSeconds: 0 })
    expect(games.memory).toEqual({ level: 1, seed: null, part: 1, history: { level: 1, rounds: [] }, days: [], grown: [] })
  }
})

test('stored progress is restored unchanged', () => {
  const days = [{ level: 3, day: '2026-11-21', rounds: 1, ways: { self: 3 }, unhelped: true }] as const
  const change = {
    level: 3,
    seed: 12,
    part: 1,
    history: { level: 3, rounds: [{ moves: 3, helpedMoves: 1 }] },
    days,
    grown: [1, 3],
  } as const
  const progress = withGame(parseProgress(null), 'memory', change)
  expect(parseProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress)
})

test('play history is deleted together with the completed activities, and settings stay', () => {
  const day = { level: 1, day: '2026-11-21', rounds: 1, ways: { self: 3 }, unhelped: true } as const
  const forgotten = withoutDays(withGame(parseProgress({ settings: { sound: true } }), 'memory', { days: [day] }), '2026-11-22')
  expect(forgotten.games.memory.days).toEqual([])
  expect(forgotten.settings.sound).toBe(true)
  // An entry that is set to undefined is removed, whichever feature wrote it.
  expect(forgotten).toHaveProperty('activities', undefined)
})

test('a finished level has its plant, also after the days are deleted; an unknown level has none', () => {
  const days = [{ level: 4, day: '2026-11-21', unhelped: false }]
  const progress = parseProgress({ games: { memory: { grown: [2, 9, 'x', 2], days }, gone: { grown: [1] } } })
  expect(progress.games.memory.grown).toEqual([2, 4])
  expect(parseProgress(withoutDays(progress, '2026-11-22')).games.memory.grown).toEqual([2, 4])
  expect(parseProgress({ games: { memory: { grown: 7 } } }).games.memory.grown).toEqual([])
  // Data of an unknown game is kept.
  expect(progress.games).toHaveProperty('gone', { grown: [1] })
})

test('recordings that were heard with the sound are still heard, and nothing else is', () => {
  const voiceOf = (settings: object) => parseProgress({ settings }).settings.voice
  expect(voiceOf({ sound: true })).toBe('recorded')
  expect(voiceOf({ sound: false })).toBe(false)
  expect(voiceOf({ sound: true, voice: false })).toBe(false)
  expect(voiceOf({ sound: true, voice: true })).toBe(true)
  // Stored with the next change of any setting, and then as the adult leaves it.
  const kept = JSON.parse(JSON.stringify(parseProgress({ settings: { sound: true } })))
  expect(voiceOf({ ...kept.settings, sound: false })).toBe('recorded')
})

const fresh = parseProgress(null)

function visits(progress: unknown, lock: unknown = null): boolean {
  const stored: Readonly<Record<string, unknown>> = { 'ankur-progress': progress, 'ankur-lock': lock }
  return isFirstVisit('memory', { getItem: (key) => (stored[key] ? JSON.stringify(stored[key]) : null) })
}

test('a device without storage, or without data of this game, shows the first board', () => {
  expect(visits(null)).toBe(true)
  expect(visits(fresh)).toBe(true)
  expect(visits(withGame(fresh, 'number_sorting', { level: 3, seed: 7 }), { number_sorting: 3 })).toBe(true)
})

test('a level, an open round, a played day, a lock or a setting is waited for', () => {
  expect(visits(withGame(fresh, 'memory', { level: 2 }))).toBe(false)
  expect(visits(withGame(fresh, 'memory', { seed: 5 }))).toBe(false)
  expect(visits(withGame(fresh, 'memory', { part: 2 }))).toBe(false)
  expect(visits({ ...fresh, games: { memory: { days: [{ day: '2026-11-20', level: 1 }] } } })).toBe(false)
  expect(visits(fresh, { memory: 1 })).toBe(false)
  expect(visits({ ...fresh, settings: { ...fresh.settings, pieceSize: 'large' } })).toBe(false)
})
