import { expect, test } from 'vitest'
import { figuresOf, report } from './structure.ts'

const lines = new Map([
  ['packages/content/src/words/en/site/home.ts', 12],
  ['apps/web/src/talk/talk-words.ts', 6],
  ['apps/web/src/talk/part.ts', 20],
  ['apps/web/src/talk/index.ts', 2],
  ['apps/web/src/talk/board.test.tsx', 29],
  ['e2e/talk/talk.spec.ts', 5],
  ['apps/web/src/talk/board.tsx', 29],
  ['apps/web/src/talk/strip.tsx', 30],
  ['apps/web/src/talk/talk.css', 301],
  ['apps/server/src/run-server.ts', 300],
])

test('short TypeScript files are counted by kind, and files over 300 lines are listed', () => {
  const { typescript, short, longFiles } = figuresOf(lines)
  expect(typescript).toBe(9)
  expect(short).toEqual({ messages: 2, tests: 2, parts: 1, 'package index': 1, others: 1 })
  expect(longFiles).toEqual([['apps/web/src/talk/talk.css', 301]])
})

test('a folder is listed when it contains more than 30 files of code itself', () => {
  const filled = (folder: string, count: number) => Array.from({ length: count }, (_, at) => [`${folder}/${at}.ts`, 50] as const)
  const files = new Map([...filled('a', 31), ...filled('b', 30), ...filled('b/c', 30), ...filled('d', 32)])
  expect(figuresOf(files).fullFolders).toEqual([
    ['d', 32],
    ['a', 31],
  ])
})

test('the report has a line for each figure, and one for each folder, file and cycle', () => {
  expect(report(figuresOf(lines), ['a → b → a: features import each other in a cycle'])).toEqual([
    '9 TypeScript files, 7 of them under 30 lines: messages 2, tests 2, parts 1, package index 1, others 1',
    '0 folders with more than 30 files of code',
    '1 files over 300 lines',
    '  301 apps/web/src/talk/talk.css',
    '1 cycles of imports between features',
    '  a → b → a: features import each other in a cycle',
  ])
})
