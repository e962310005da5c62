import { expect, test } from 'vitest'
import { playedGames } from '../played-games.ts'
import { parseProgress, withGame } from '../progress.ts'
import { maxPlayers, parsePlayers, withPlayer, type Player } from '../../players/index.ts'
import { playedBy, playerOf, withChanged, withoutPlayer } from './change-players.ts'

function player(id: string): Player {
  return { id, friend: 'duck', name: '', childId: null }
}

const day = { level: 3, day: '2026-11-21', rounds: 1, ways: { self: 3 }, unhelped: true } as const
const alone = withGame(parseProgress(null), 'memory', { level: 3, history: { level: 3, rounds: [] }, days: [day], grown: [3] })

test('play from before there were players belongs to the first; the second starts empty', () => {
  const two = withPlayer(withPlayer(alone, player('a')), player('b'))
  expect(two).toMatchObject({ playing: 'a', games: { memory: { days: [day], grown: [3] } } })
  const second = playedBy({ progress: two, lock: { memory: 3 } }, 'b')
  expect(second.progress.games.memory).toMatchObject({ level: 1, days: [], grown: [] })
  expect(second.lock).toEqual({})
})

test('each player gets back their levels, locks, days and garden, also from storage', () => {
  const two = withPlayer(withPlayer(alone, player('a')), player('b'))
  const away = playedBy({ progress: two, lock: { memory: 3 } }, 'b')
  const kept = parseProgress(JSON.parse(JSON.stringify(away.progress)))
  const back = playedBy({ progress: kept, lock: away.lock }, 'a')
  expect(back.progress.games).toEqual(two.games)
  expect(back.lock).toEqual({ memory: 3 })
  expect(playedBy(back, 'nobody')).toEqual(back)
})

test.each(playedGames)('in %s a second child starts at the first level, and the first returns to their own', (game) => {
  const two = withPlayer(withPlayer(withGame(parseProgress(null), game, { level: 3 }), player('a')), player('b'))
  const away = playedBy({ progress: two, lock: { [game]: 3 } }, 'b')
  expect([away.progress.games[game].level, away.lock]).toEqual([1, {}])
  const back = playedBy(away, 'a')
  expect([back.progress.games[game].level, back.lock]).toEqual([3, { [game]: 3 }])
})

test('with a player goes what that player did, and nothing of another', () => {
  const two = withPlayer(withPlayer(alone, player('a')), player('b'))
  const left = withoutPlayer({ progress: two, lock: { memory: 3 } }, 'a')
  expect(left.progress).toMatchObject({ playing: 'b', games: { memory: { days: [], grown: [] } } })
  expect(JSON.stringify(left)).not.toContain('2026-11-21')
  expect(withoutPlayer({ progress: two, lock: {} }, 'b').progress.games.memory.days).toEqual([day])
  const none = withoutPlayer(left, 'b').progress
  expect(none).toMatchObject({ players: [], playing: null, others: {} })
})

test('thirty players at most; whatever is stored, names are short and ids are single', () => {
  const many = Array.from({ length: 33 }, (_, index) => player(`p${index}`)).reduce(withPlayer, alone)
  expect(many.players).toHaveLength(maxPlayers)
  expect(parsePlayers([{ id: 'a', friend: 'dragon', name: 'x'.repeat(90) }, { id: 'a' }, { id: '../b' }, 7, null])).toEqual([
    { id: 'a', friend: 'cat', name: 'x'.repeat(24), childId: null },
  ])
  expect(parseProgress({ players: [player('a')], playing: 'gone' }).playing).toBe('a')
  expect(playerOf(withChanged(many, 'p0', { name: 'Asha' }))?.name).toBe('Asha')
})
