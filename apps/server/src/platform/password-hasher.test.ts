import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

test('a password verifies against its hash, another does not, and hashing it twice gives different hashes', async () => {
  const passwords = createPasswordHasher()
  const [first, second] = await Promise.all([passwords.hash('ankur बीज'), passwords.hash('ankur बीज')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await passwords.verify(first, 'ankur बीज')).toBe(true)
  expect(await passwords.verify(first, 'ankur')).toBe(false)
})

test('a hash with other parameters or of another scheme is outdated', async () => {
  const passwords = createPasswordHasher()
  expect(passwords.isOutdated(await passwords.hash('secret'))).toBe(false)
  expect(passwords.isOutdated(await hash('secret', { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true)
  expect(passwords.isOutdated('$2b$10$abcdefghijklmnopqrstuv')).toBe(true)
})

test('a full queue of 100 refuses further passwords, and still processes the waiting ones', async () => {
  const passwords = createPasswordHasher({ concurrency: 1 })
  const phc = await passwords.hash('secret')
  // One is running and 100 are waiting.
  const taken = Array.from({ length: 101 }, () => passwords.verify(phc, 'secret'))
  await expect(passwords.verify(phc, 'secret')).rejects.toMatchObject({ status: 503, code: 'overloaded' })
  expect((await Promise.all(taken)).every(Boolean)).toBe(true)
  expect(await passwords.verify(phc, 'secret')).toBe(true)
})
