import { expect, test } from 'vitest'
import { isFirstVisit } from './first-visit.ts'
import { parseProgress, withGame } from './progress.ts'

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
