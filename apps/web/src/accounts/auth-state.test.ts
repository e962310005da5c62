import { expect, test } from 'vitest'
import { nextAuthState, unknown, type AuthEvent, type AuthState } from './auth-state.ts'

const asha = { id: 'a', email: 'asha@example.org' }
const ravi = { id: 'r', email: 'ravi@example.org' }

test('loading ends with a session or without one', () => {
  expect(after({ kind: 'session', user: asha })).toMatchObject({ status: 'signed-in', user: asha })
  expect(after({ kind: 'no-session', stored: null, before: null })).toMatchObject({
    status: 'signed-out',
    user: null,
    ended: null,
  })
})

test('a repeated event for the same user changes nothing: the tab has only become visible', () => {
  const signedIn = after({ kind: 'session', user: asha })
  expect(nextAuthState(signedIn, { kind: 'session', user: { ...asha } })).toBe(signedIn)
  expect(nextAuthState(signedIn, { kind: 'session', user: ravi })).toMatchObject({ status: 'signed-in', user: ravi })
})

test('a stored session that could not be refreshed only for lack of network counts as signed in', () => {
  expect(after({ kind: 'no-session', stored: asha, before: asha })).toMatchObject({ status: 'signed-in', user: asha })
})

test('a session that expires is distinguished from a visit without one', () => {
  expect(after({ kind: 'session', user: asha }, { kind: 'signed-out', before: null }).ended).toEqual(asha)
  // Stored when the page opened, refused by the server.
  expect(after({ kind: 'signed-out', before: asha }, { kind: 'no-session', stored: null, before: asha }).ended).toEqual(asha)
  expect(after({ kind: 'signed-out', before: null }).ended).toBeNull()
})

test('after Sign Out no event of the client changes the state', () => {
  const leaving = after({ kind: 'session', user: asha }, { kind: 'leaving' })
  expect(leaving.status).toBe('leaving')
  expect(nextAuthState(leaving, { kind: 'signed-out', before: null })).toBe(leaving)
  expect(nextAuthState(leaving, { kind: 'session', user: asha })).toBe(leaving)
})

function after(...events: AuthEvent[]): AuthState {
  return events.reduce(nextAuthState, unknown)
}
