import { expect, test } from 'vitest'
import { readResetLink } from './reset-link.ts'

const at = (address: string, status: Parameters<typeof readResetLink>[1] = 'signed-out', state = {}) => {
  const { search, hash } = new URL(address, 'https://ankur.example/reset-password')
  return readResetLink({ search, hash, state }, status)
}

test('a mailed link is recognised immediately, with either kind of token, with or without a session', () => {
  expect(at('?token_hash=ab12&type=recovery', 'loading')).toEqual({ kind: 'link', tokenHash: 'ab12' })
  expect(at('?token_hash=pkce_ab12&type=recovery', 'signed-in')).toEqual({ kind: 'link', tokenHash: 'pkce_ab12' })
})

test('a token of another kind is not tried', () => {
  expect(at('?token_hash=ab12&type=signup')).toEqual({ kind: 'expired' })
  expect(at('?token_hash=ab12')).toEqual({ kind: 'expired' })
})

test('a link refused by the provider is an expired link, in the query and in the fragment', () => {
  expect(at('#error=access_denied&error_code=otp_expired', 'loading')).toEqual({ kind: 'expired' })
  expect(at('?error=access_denied&error_code=otp_expired', 'signed-in')).toEqual({ kind: 'expired' })
})

test('a session in the address is awaited, and one that the client could not use is an expired link', () => {
  expect(at('#access_token=a.b.c&type=recovery', 'loading')).toBeNull()
  expect(at('', 'signed-in')).toEqual({ kind: 'session' })
  expect(at('#access_token=a.b.c&type=recovery', 'signed-out')).toEqual({ kind: 'expired' })
  expect(at('?code=1234', 'signed-out')).toEqual({ kind: 'expired' })
})

test('without a link the code is typed, also when somebody else is signed in', () => {
  expect(at('', 'signed-out')).toEqual({ kind: 'code' })
  expect(at('', 'signed-in', { hasCode: true })).toEqual({ kind: 'code' })
})
