import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import type { Database } from '../platform/db/database.ts'
import { runApp } from '../platform/db/embedded/app-process.ts'
import { installedDirectory } from '../platform/db/embedded/installed-data.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { testDatabase } from '../platform/db/test-database.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { runCommand } from '../platform/test-process.ts'

const AUTH_SECRET = 'given-by-the-operator-'.repeat(2)

// These tests start and stop processes while other tests run on the same machine.
vi.setConfig({ testTimeout: 60_000 })

const letter = {
  firstName: 'Asha',
  lastName: 'Kaur',
  email: 'asha@example.org',
  subject: 'Question',
  message: 'How long?\n\u001b[31mRed\u001b[0m',
}

test('an operator without mail lists, reads, closes and deletes contact messages', async () => {
  await using database = await testDatabase()
  const env = { DATABASE_URL: database.url, AUTH_SECRET }
  expect(await contact(['list'], env)).toEqual({ code: 0, output: 'There are no open messages.\n' })
  const first = await write(database, '2026-01-05T09:00:00Z', letter)
  const second = await write(database, '2026-01-06T09:00:00Z', { ...letter, subject: 'Research', language: 'hi' })

  expect((await contact(['list'], env)).output).toBe(
    `${first}  2026-01-05 09:00 UTC  open  Asha Kaur <asha@example.org>  Question\n` +
      `${second}  2026-01-06 09:00 UTC  open  Asha Kaur <asha@example.org>  Research\n`,
  )
  const { output } = await contact(['show', first.toLowerCase().replaceAll('-', ' ')], env)
  expect(output).toContain('From:      Asha Kaur <asha@example.org>')
  expect(output, 'no control characters for a terminal').toMatch(/\n\nHow long\?\n\[31mRed\[0m\n$/)

  expect(await contact(['done', first], env)).toEqual({ code: 0, output: `${first} is done.\n` })
  expect((await contact(['list'], env)).output).not.toContain(first)
  expect((await contact(['list', '--all'], env)).output).toMatch(new RegExp(`^${first}  .+  done  `))
  expect((await contact(['show', first], env)).output).toMatch(/^State: {5}done since \d{4}-/m)

  expect(await contact(['delete', second], env)).toMatchObject({ code: 0 })
  expect(await contact(['show', second], env)).toEqual({ code: 1, output: `There is no message ${second}.\n` })
})

test('messages in a private database can be read whether the app runs or not', async () => {
  const dataDir = await installedDirectory()
  const app = runApp(dataDir)
  const { connection } = await app.ready
  await migrate(connection)
  const database = openDatabase(connection)
  const reference = await write(database, '2026-01-05T09:00:00Z', letter)
  await database.close()

  expect((await contact(['list'], { DATA_DIR: dataDir })).output).toContain(reference)
  await app.end('SIGTERM')
  expect(await contact(['done', reference], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
})

test('invalid arguments print the usage', async () => {
  for (const words of [[], ['list', '--every'], ['show'], ['show', 'a', 'b'], ['constructor', 'x']]) {
    expect(await contact(words, {}), words.join(' ')).toEqual({
      code: 1,
      output: expect.stringMatching(/^Usage:\n.*contact list/),
    })
  }
})

/** Sends a message to a server on this database and returns its reference. */
async function write(db: Database, now: string, body: object): Promise<string> {
  await using platform = await testPlatform({ now, env: { AUTH_SECRET } })
  const app = createApp({ ...platform, db })
  const answer = await app.inject({ method: 'POST', url: '/api/contact', payload: body })
  await app.close()
  return answer.json().reference
}

async function contact(words: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  return await runCommand(join(import.meta.dirname, '../admin-command.ts'), ['contact', ...words], env)
}
