import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testAccounts } from './test-accounts.ts'

const paths = [
  '/signup',
  '/token',
  '/verify',
  '/resend',
  '/user',
  '/logout',
  '/recover',
  '/reauthenticate',
  '/otp',
  '/settings',
  '/factors',
  '/user/identities/x',
]
const text = fc.oneof(
  fc.constantFrom(
    'signup',
    'password',
    'refresh_token',
    'pkce',
    'email',
    '\u0000',
    's256',
    'global',
    'x@example.org',
    'https://evil.example',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const fields = [
  'email',
  'password',
  'phone',
  'type',
  'token',
  'token_hash',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'data',
  'code_challenge',
  'code_challenge_method',
  'current_password',
  'nonce',
]
const queries = ['grant_type', 'redirect_to', 'scope', 'type', 'token']
const record = (keys: readonly string[], value: fc.Arbitrary<unknown>) =>
  fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 6 }).map((entries) => Object.fromEntries(entries))

test('no request causes a server error, whatever it contains and whoever sends it', async () => {
  await using site = await testAccounts()
  const { access } = await site.signedIn()
  const request = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT'),
    path: fc.constantFrom(...paths),
    query: record(queries, text),
    body: fc.oneof(
      record(fields, fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() })).map((value) =>
        JSON.stringify(value),
      ),
      fc.json(),
      text,
    ),
    bearer: fc.option(
      fc.oneof(fc.constant(access), fc.string({ unit: fc.constantFrom('a', 'b', '.', '_', '-', '='), maxLength: 30 })),
      {
        nil: undefined,
      },
    ),
  })
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, query, body, bearer }) => {
      const search = new URLSearchParams(query as Record<string, string>)
      const answer = await site.ask(`${path}?${search}`, { method, bearer, ...(method === 'GET' ? {} : { body }) })
      expect(answer.status, JSON.stringify({ method, path, query, body, answer: answer.body })).toBeLessThan(500)
      if (answer.status >= 400)
        expect(answer.body).toEqual(expect.objectContaining({ code: expect.any(String), message: expect.any(String) }))
    }),
    { seed: 7, numRuns: 600 },
  )
}, 60_000)
