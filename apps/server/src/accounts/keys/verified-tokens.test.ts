import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { rememberVerified } from './verified-tokens.ts'

const startMs = Date.parse('2026-03-14T09:00:00Z')

/** Records which tokens were verified; their content does not matter here. */
function counting(verdict: (token: string) => void = () => {}, isOurKey: (kid: string) => boolean = () => true) {
  const verified: string[] = []
  const verify = rememberVerified(
    async (token) => {
      verified.push(token)
      verdict(token)
      return { userId: token, sessionId: token }
    },
    async (kid) => isOurKey(kid),
  )
  return { verify, verified }
}

function token(name: string, seconds = 900): Promise<string> {
  const key = new TextEncoder().encode('only for tests, only for tests, ')
  return new SignJWT({ name })
    .setProtectedHeader({ alg: 'HS256', kid: 'a key' })
    .setExpirationTime(startMs / 1000 + seconds)
    .sign(key)
}

test('a token is verified once until it expires', async () => {
  const { verify, verified } = counting()
  const [one, other] = [await token('one'), await token('other')]

  expect((await verify(one, startMs)).userId).toBe(one)
  expect((await verify(one, startMs + 899_999)).userId).toBe(one)
  expect((await verify(other, startMs)).userId).toBe(other)
  expect(verified).toEqual([one, other])

  await verify(one, startMs + 900_000)
  await verify(one, startMs + 900_000)
  expect(verified).toEqual([one, other, one, one])
})

test('a token whose key is no longer valid is verified again', async () => {
  const ours = new Set(['a key'])
  const { verify, verified } = counting(undefined, (kid) => ours.has(kid))
  const one = await token('one')
  await verify(one, startMs)
  ours.clear()
  await verify(one, startMs)
  expect(verified).toEqual([one, one])
})

test('a token that differs in one character is verified separately', async () => {
  const { verify, verified } = counting()
  const good = await token('good')
  await verify(good, startMs)
  await verify(`${good}A`, startMs).catch(() => {})
  expect(verified).toHaveLength(2)
})

test('a refusal is not cached', async () => {
  const refused = new Error('refused')
  const { verify, verified } = counting(() => {
    throw refused
  })
  const bad = await token('bad')
  await expect(verify(bad, startMs)).rejects.toBe(refused)
  await expect(verify(bad, startMs)).rejects.toBe(refused)
  expect(verified).toHaveLength(2)
})

test('when the cache is full the oldest tokens are removed', async () => {
  const { verify, verified } = counting()
  const tokens = await Promise.all(Array.from({ length: 2_001 }, (_, n) => token(String(n))))
  for (const each of tokens) await verify(each, startMs)
  verified.length = 0

  await verify(tokens.at(-1)!, startMs)
  await verify(tokens[1]!, startMs)
  expect(verified).toEqual([])
  await verify(tokens[0]!, startMs)
  expect(verified).toEqual([tokens[0]])
})

test('a cached result is used only while its signing key is valid', async () => {
  const { verify, verified } = counting(undefined, (kid) => kid === 'a key')
  const one = await token('one')
  await verify(one, startMs)
  await verify(one, startMs)
  expect(verified).toEqual([one])
})
