import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withAuthSecret } from './auth-secret.ts'
import { readConfig } from './config.ts'

async function emptyFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'ankur-secret-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

test('the generated secret is stored for the next start, readable only by its owner', async () => {
  await using place = await emptyFolder()
  const settings = readConfig({ DATA_DIR: path.join(place.folder, 'data') })

  const first = await withAuthSecret(settings)
  const second = await withAuthSecret(settings)

  expect(first.authSecret.length).toBeGreaterThanOrEqual(32)
  expect(second.authSecret).toBe(first.authSecret)
  const { mode } = await stat(path.join(place.folder, 'data/secret'))
  expect(mode & 0o777).toBe(0o600)
})

test('processes that start together use the same secret, and leave no temporary file', async () => {
  await using place = await emptyFolder()
  const settings = readConfig({ DATA_DIR: place.folder })
  const configs = await Promise.all(Array.from({ length: 10 }, () => withAuthSecret(settings)))
  expect(new Set(configs.map(({ authSecret }) => authSecret)).size).toBe(1)
  expect(await readdir(place.folder)).toEqual(['secret'])
})

test('a damaged secret file is never replaced, because every stored key would become unreadable', async () => {
  await using place = await emptyFolder()
  await writeFile(path.join(place.folder, 'secret'), 'half')
  await expect(withAuthSecret(readConfig({ DATA_DIR: place.folder }))).rejects.toThrow('Restore the file')
})

test('a configured secret is used unchanged, and no file is written', async () => {
  await using place = await emptyFolder()
  const authSecret = 's'.repeat(32)
  expect((await withAuthSecret(readConfig({ DATA_DIR: place.folder, AUTH_SECRET: authSecret }))).authSecret).toBe(authSecret)
  expect(await readdir(place.folder)).toEqual([])
})
