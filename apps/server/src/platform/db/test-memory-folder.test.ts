import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { memoryFolder } from './test-memory-folder.ts'

test('a memory folder with enough room is used, and nothing is left in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ankur-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(memoryFolder(folder, { folder: 1, memory: 1 })).toBe(folder)
  expect(readdirSync(folder)).toEqual([])
})

test('without a memory folder, or without enough room, the temporary folder is used', () => {
  expect(memoryFolder('/nowhere')).toBe(tmpdir())
  const folder = mkdtempSync(join(tmpdir(), 'ankur-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(memoryFolder(folder, { folder: Infinity, memory: 1 })).toBe(tmpdir())
  expect(memoryFolder(folder, { folder: 1, memory: Infinity })).toBe(tmpdir())
})
