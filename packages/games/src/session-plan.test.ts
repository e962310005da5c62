import { expect, test } from 'vitest'
import {
  gameToOffer,
  parseSessionParts,
  planSession,
  sessionIdeas,
  sessionMinutes,
  type SessionThing,
  withNextIdea,
  withoutPart,
} from './session-plan.ts'

const allThings: readonly (readonly SessionThing[])[] = [[], ['screen'], ['paper'], ['toys'], ['screen', 'paper', 'toys']]

test('a plan has the requested length, begins with a greeting, ends with a goodbye, and needs only available things', () => {
  for (const minutes of sessionMinutes) {
    for (const things of allThings) {
      const parts = planSession(minutes, things)
      expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBe(minutes)
      expect([parts[0]?.kind, parts.at(-1)?.kind]).toEqual(['hello', 'goodbye'])
      expect(parts.some(({ kind }) => kind === 'sheet')).toBe(things.includes('paper'))
      const game = parts.find(({ kind }) => kind === 'game')
      const way = sessionIdeas.game[game?.idea ?? -1]
      expect(way === 'toys' || things.some((thing) => thing === way)).toBe(true)
    }
  }
})

test('each part can be exchanged, its ideas repeat in a cycle, and it can be removed', () => {
  const plan = planSession(30, ['paper'])
  const round = sessionIdeas.talk.reduce((parts) => withNextIdea(parts, 'talk'), plan)
  expect(withNextIdea(plan, 'talk')).not.toEqual(plan)
  expect(round).toEqual(plan)
  expect(withoutPart(plan, 'sheet').map(({ kind }) => kind)).toEqual(['hello', 'first_then', 'game', 'talk', 'goodbye'])
})

test('the last played game is offered', () => {
  const days = { number_stacking: '2026-10-01', memory: '2026-11-02', number_sorting: '' } as const
  const games = ['number_stacking', 'number_sorting', 'memory'] as const
  expect(gameToOffer(games, (game) => days[game])).toBe('memory')
  expect(gameToOffer(games, () => '')).toBe('number_stacking')
})

test('a stored plan is restored without invalid parts', () => {
  const plan = planSession(20, ['screen'])
  expect(parseSessionParts(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  expect(parseSessionParts([{ kind: 'exam', minutes: 5, idea: 0 }, { kind: 'talk', minutes: 1e9, idea: 0 }, null, 7])).toEqual([])
  expect(parseSessionParts([{ kind: 'talk', minutes: 4, idea: 99 }, plan[0], plan[0]])).toEqual([plan[0]])
  expect(parseSessionParts('plan')).toEqual([])
})
