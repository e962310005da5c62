import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openErasureList, readErasedAccounts, withErasureListed } from './erased-accounts.ts'

const secret = 'of-the-operator-'.repeat(3)
const [asha, bela] = [randomUUID(), randomUUID()]

test('the list contains erased accounts as hashes that identify nobody without the secret', async () => {
  const file = newFile()
  expect(await readErasedAccounts([file], secret)).toBeNull()
  await openErasureList(file, secret).add([asha])
  const erased = await readErasedAccounts([file], secret)
  expect([asha, bela].map((id) => erased?.has(id))).toEqual([true, false])
  expect(readFileSync(file, 'utf8')).not.toContain(asha)
  expect((await readErasedAccounts([file], 'another-'.repeat(5)))?.has(asha)).toBe(false)
})

test('a failed erasure is cancelled on the list, and one interrupted by a crash stays on it', async () => {
  const file = newFile()
  const erasures = openErasureList(file, secret)
  const failing = withErasureListed({ erasures, log: { error() {} } }, [asha], () => Promise.reject(new Error('refused')))
  await expect(failing).rejects.toThrow('refused')
  expect((await readErasedAccounts([file], secret))?.has(asha)).toBe(false)
  await erasures.add([asha, bela])
  appendFileSync(file, 'half a line')
  const erased = await readErasedAccounts([file], secret)
  expect([asha, bela].map((id) => erased?.has(id))).toEqual([true, true])
})

test('an erasure succeeds even if the list cannot be written', async () => {
  const logged: unknown[] = []
  const erasures = openErasureList(join(newFile(), '\0'), secret)
  const log = { error: (...words: unknown[]) => void logged.push(words) }
  expect(await withErasureListed({ erasures, log }, [asha], async () => 'erased')).toBe('erased')
  expect(logged).toHaveLength(1)
})

test('a file that is not a list of erasures is refused', async () => {
  const file = newFile()
  appendFileSync(file, 'asha@example.org\n')
  await expect(readErasedAccounts([file], secret)).rejects.toThrow('is not a list of erased accounts')
})

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ankur-erased-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'erased-accounts')
}
