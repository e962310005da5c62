import type { BoardLook } from '@ankur/talk/boards-here'
import { expect, test } from 'vitest'
import { parseBoards, withBoardOf, withOwnBoard, withoutBoardsOf, withoutLink } from './choose-board.ts'
import { parsePlayersHere, playerOfChild, withAccountChild, withPlayer } from './choose-player.ts'
import { parsePlayers, type Player } from './player.ts'

const look: BoardLook = { size: 20, orientation: 'tall' }
const asha: Player = { id: 'a', friend: 'cat', name: 'Asha', childId: null }
const ravi: Player = { id: 'r', friend: 'duck', name: 'Ravi', childId: null }
const family = parseBoards({ boards: [{ id: 'first', name: '', own: ['kept'] }], current: 'first' })

test('the board from before there were players is for whoever plays, until an adult changes it or says whose it is', () => {
  expect(withBoardOf(family, ravi, look)).toEqual(family)
  const hers = withOwnBoard(family, asha)
  expect(hers.boards).toEqual([{ id: 'first', name: 'Asha', own: ['kept'] }])
  const his = withBoardOf(hers, ravi, look)
  expect(his.boards).toEqual([...hers.boards, { id: 'of-r', name: 'Ravi', settings: look }])
  expect(his.current).toBe('of-r')
  expect(withBoardOf(his, asha, look).current).toBe('first')
})

test('a board that was named belongs to the player of that name, and to no other', () => {
  const named = parseBoards({ boards: [{ id: 'x', name: ' ravi' }], current: 'x' })
  expect(withBoardOf(named, ravi, look)).toEqual(named)
  expect(withOwnBoard(named, asha)).toEqual(named)
  expect(withBoardOf(named, asha, look).boards.map(({ name }) => name)).toEqual([' ravi', 'Asha'])
})

test('a device without any board gets none, and a full one no further', () => {
  expect(withBoardOf(parseBoards(null), asha, look)).toEqual(parseBoards(null))
  const full = parseBoards({ boards: Array.from({ length: 30 }, (_, index) => ({ id: `b${index}`, name: `Name ${index}` })) })
  expect(withBoardOf(full, asha, look)).toEqual(full)
})

test('with a whole class go their boards, also the deleted ones; without a player the board is anybody’s again', () => {
  const hers = withOwnBoard(family, asha)
  const deleted = {
    ...hers,
    former: [
      { board: { id: 'first' }, sinceMs: 1 },
      { board: { id: 'other' }, sinceMs: 1 },
    ],
  }
  expect(withoutBoardsOf(deleted, [asha])).toEqual({
    boards: [],
    current: undefined,
    former: [{ board: { id: 'other' }, sinceMs: 1 }],
    ofPlayers: {},
  })
  expect(withoutLink(hers, 'a')).toEqual({ ...hers, ofPlayers: {} })
})

test('a child of the account becomes a player once, or is the player of the same name; nothing is stored in the account for it', () => {
  const here = parsePlayersHere({ games: { memory: { level: 3 } }, players: [] })
  const one = withAccountChild(here, { id: 'c1', name: 'Gurleen' })
  expect(one.players).toMatchObject([{ name: 'Gurleen', accountChild: 'c1', childId: null }])
  // What was played before belongs to the first.
  expect(one).toMatchObject({ playing: one.players[0]?.id, games: { memory: { level: 3 } } })
  const two = withAccountChild(one, { id: 'c2', name: 'Simran' })
  expect(two.playing).toBe(one.playing)
  expect(withAccountChild(two, { id: 'c1', name: 'Guddi' }).players.map(({ name }) => name)).toEqual(['Guddi', 'Simran'])

  const typed = withAccountChild(withPlayer(here, { ...asha, name: 'gurleen ' }), { id: 'c1', name: 'Gurleen' })
  expect(typed.players).toEqual([{ ...asha, name: 'Gurleen', accountChild: 'c1' }])
  expect(playerOfChild(typed.players, { id: 'c2', name: 'Gurleen' })).toBeUndefined()
})

test('a player with play days in the account is that child', () => {
  expect(parsePlayers([{ id: 'a', childId: 'c1' }])).toMatchObject([{ childId: 'c1', accountChild: 'c1' }])
})
