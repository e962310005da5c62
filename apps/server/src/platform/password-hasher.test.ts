import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

test('a password is known again, another is not, and the same one is never stored alike', async () => {
  const passwords = createPasswordHasher()
  const [first, second] = await Promise.all([passwords.hash('ankur बीज'), passwords.hash('ankur बीज')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await passwords.verify(first, 'ankur बीज')).toBe(true)
  expect(await passwords.verify(first, 'ankur')).toBe(false)
})

test('a hash of other parameters, or of another scheme, is outdated', async () => {
  const passwords = createPasswordHasher()
  expect(passwords.isOutdated(await passwords.hash('secret'))).toBe(false)
  expect(passwords.isOutdated(await hash('secret', { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true)
  expect(passwords.isOutdated('$2b$10$abcdefghijklmnopqrstuv')).toBe(true)
})

test('the hundred-and-first in the queue is asked to come back, and the queue empties all the same', async () => {
  const passwords = createPasswordHasher(1)
  const phc = await passwords.hash('secret')
  // One is being worked on, a hundred wait.
  const taken = Array.from({ length: 101 }, () => passwords.verify(phc, 'secret'))
  await expect(passwords.verify(phc, 'secret')).rejects.toMatchObject({ status: 503, code: 'overloaded' })
  expect((await Promise.all(taken)).every(Boolean)).toBe(true)
  expect(await passwords.verify(phc, 'secret')).toBe(true)
})
