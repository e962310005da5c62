/** What a voice cannot say as a person would. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no word has its two forms on both sides of a slash: a voice says "slash"', () => {
  const found = globSync('{hi,pa}/**/*.ts', { cwd: import.meta.dirname }).flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    const pairs = text.match(/[\p{Script=Devanagari}\p{Script=Gurmukhi}]+\/[\p{Script=Devanagari}\p{Script=Gurmukhi}]+/gu) ?? []
    return pairs.map((pair) => `${file}: ${pair}`)
  })
  expect(found).toEqual([])
})

test('no postposition for "on" follows a time, which ends in "o\'clock": "at" needs none there', () => {
  const found = globSync('{hi,pa}/**/*.ts', { cwd: import.meta.dirname }).flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    return (text.match(/\{time\} (?:को|ਨੂੰ).*/g) ?? []).map((sentence) => `${file}: ${sentence}`)
  })
  expect(found).toEqual([])
})
