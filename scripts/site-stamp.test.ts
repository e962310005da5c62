import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { putInPlace, siteFolder } from './site-stamp.ts'

test('a build appears as a whole or not at all, and a failed build leaves the previous one', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'ankur-build-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'dist')
  const build = (word: string) => async (aside: string) => {
    mkdirSync(aside)
    writeFileSync(join(aside, 'site.json'), word)
    if (word !== 'first') expect(readFileSync(join(folder, 'site.json'), 'utf8'), 'while the next one is built').toBe('first')
  }
  await putInPlace(folder, 'digest 1', build('first'))
  await expect(
    putInPlace(folder, 'digest 2', async (aside) => {
      await build('broken')(aside)
      throw new Error('a fault in a page')
    }),
  ).rejects.toThrow('a fault in a page')
  expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe('first')
  await putInPlace(folder, 'digest 3', build('second'))
  expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe('second')
  expect(readdirSync(parent)).toEqual(['dist'])
  expect(existsSync(join(folder, '.stamp'))).toBe(true)
})

test('each public address has its own folder', () => {
  const before = process.env.PUBLIC_URL
  onTestFinished(() => {
    if (before === undefined) delete process.env.PUBLIC_URL
    else process.env.PUBLIC_URL = before
  })
  const folders = ['', 'https://one.example', 'https://one.example/', 'https://two.example'].map((address) => {
    process.env.PUBLIC_URL = address
    return siteFolder()
  })
  expect(folders[0]).toMatch(/dist$/)
  expect(folders[1]).toBe(folders[2])
  expect(new Set(folders).size).toBe(3)
})
