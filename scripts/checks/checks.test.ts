import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { leftoversIn } from './leftovers.ts'
import { isAllowed } from './licences.ts'
import { checkLockfile, shippedPaths } from './lockfile.ts'
import { checkConsistentTerms } from './consistent-terms.ts'
import { playwrightTally, vitestTally } from './tally.ts'
import { checkTranslations } from './translations.ts'
import { checkListedHelp } from './listed-help.ts'
import { oddWordsIn } from './plain-english.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'ankur-checks-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

function words(language: string, sentences: Record<string, string>): Record<string, string> {
  return { [`packages/content/src/words/${language}/site/site.ts`]: `export const site = ${JSON.stringify(sentences)} as const` }
}

test('a refused word is reported with its file, its line and the replacement', () => {
  const root = folderWith({
    ...words('hi', { a: 'इस उपकरण पर।', b: 'बच्चे का सार' }),
    ...words('pa', { a: 'ਇਸ ਯੰਤਰ ਉੱਤੇ।' }),
    'packages/blocks/src/opcodes/looks.ts': "export const looks = [\n  { hi: 'चित्र', pa: 'ਤਸਵੀਰ' },\n]\n",
  })
  expect(checkConsistentTerms(root)).toEqual([
    'packages/content/src/words/hi/site/site.ts:1 says उपकरण instead of फ़ोन',
    'packages/content/src/words/hi/site/site.ts:1 says सार instead of रिपोर्ट',
    'packages/blocks/src/opcodes/looks.ts:2 says चित्र instead of तस्वीर',
    'packages/content/src/words/pa/site/site.ts:1 says ਯੰਤਰ instead of ਫ਼ੋਨ',
  ])
})

test('a refused word within another word, or with another meaning, is not reported', () => {
  const root = folderWith({
    ...words('hi', { a: 'सारे सवाल', b: 'लेख का सार', c: 'बच्चे की जाँच करवाएँ' }),
    ...words('pa', { a: 'ਸਾਰੇ ਸਵਾਲ', b: 'ਲੇਖ ਦਾ ਸਾਰ', c: 'ਬੱਚੇ ਦੀ ਜਾਂਚ ਕਰਵਾਓ' }),
  })
  expect(checkConsistentTerms(root)).toEqual([])
})

test('Ankur has its name in the script of each language', () => {
  const root = folderWith({
    ...words('hi', { a: 'Ankur मुफ़्त है।' }),
    ...words('pa', { a: 'ਅੰਕੁਰ ਮੁਫ਼ਤ ਹੈ।' }),
  })
  expect(checkConsistentTerms(root)).toEqual(['packages/content/src/words/hi/site/site.ts:1 says Ankur instead of अंकुर'])
})

test('a sentence that is missing, empty, surplus, untranslated, in the wrong script or without its placeholder is reported', async () => {
  const english = { a: 'Home', b: 'Back', c: 'Question {n} of 20', d: 'Menu', e: 'Next', f: 'PDF', g: '20 / {n}' }
  const root = folderWith({
    ...words('en', english),
    ...words('hi', { a: 'घर', b: '', c: 'प्रश्न', d: 'Menu', e: 'ਅੱਗੇ', f: 'PDF', g: '20 / {n}', h: 'और' }),
  })
  expect(await checkTranslations(root)).toEqual([
    'hi/site/site.ts: site.h does not exist in English',
    'hi/site/site.ts: site.b is empty',
    'hi/site/site.ts: site.c has places none instead of {n}',
    'hi/site/site.ts: site.d is still English: Menu',
    'hi/site/site.ts: site.e has no letter of its own script: ਅੱਗੇ',
    'pa/site/site.ts is missing',
  ])
})

test('a file that was copied for a language and still exports the sentences of the other one is reported', async () => {
  const line = "export { advice } from '@ankur/content/words/hi/screening/advice'"
  const root = folderWith({
    ...words('en', { a: 'Home' }),
    ...words('hi', { a: 'घर' }),
    ...words('pa', { a: 'ਘਰ' }),
    'packages/screening/src/texts/hi/index.ts': line,
    'packages/screening/src/texts/pa/index.ts': line,
  })
  expect(await checkTranslations(root)).toEqual([
    `packages/screening/src/texts/pa/index.ts has the sentences of another language: ${line}`,
  ])
})

test('three complete languages pass', async () => {
  const root = folderWith({ ...words('en', { a: 'Home' }), ...words('hi', { a: 'घर' }), ...words('pa', { a: 'ਘਰ' }) })
  expect(await checkTranslations(root)).toEqual([])
})

test('licences: permissive ones pass, OR needs one side, AND needs both, LGPL only as a native part that may be left out', () => {
  const plain = (license: string | undefined) => isAllowed({ license, optional: false, platformBound: false })
  for (const license of [
    'MIT',
    '(MIT OR GPL-3.0)',
    '(MIT AND Zlib)',
    'MPL-2.0',
    'MIT AND (Apache-2.0 OR AGPL-3.0)',
    '(MIT) AND (ISC)',
    'CC-BY-4.0',
  ]) {
    expect(plain(license), license).toBe(true)
  }
  for (const license of [
    'GPL-3.0',
    'AGPL-3.0-only',
    'MIT AND GPL-2.0',
    'LGPL-3.0',
    'UNLICENSED',
    'SEE LICENSE IN x',
    undefined,
  ]) {
    expect(plain(license), license).toBe(false)
  }
  expect(isAllowed({ license: 'LGPL-3.0-or-later', optional: true, platformBound: true })).toBe(true)
  expect(isAllowed({ license: 'GPL-3.0-or-later', optional: true, platformBound: true })).toBe(false)
})

test('a lockfile entry that names a host, or has no digest, is reported', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/b': { version: '1.0.0', integrity: 'sha512-x', resolved: 'https://packages.example/b.tgz' },
    'node_modules/c': { version: '1.0.0' },
    'node_modules/@ankur/d': { resolved: 'packages/d', link: true },
  }
  const root = folderWith({ 'package-lock.json': JSON.stringify({ packages }) })
  expect(checkLockfile(root)).toEqual([
    'package-lock.json: node_modules/b names a host: https://packages.example/b.tgz',
    'package-lock.json: node_modules/c has no digest',
  ])
})

test('shipped packages are those that the apps reach, in the version that each package resolves to', () => {
  const packages = {
    '': { devDependencies: { tool: '1' } },
    'apps/web': { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/b': {},
    'node_modules/tool': {},
  }
  const root = folderWith({ 'package-lock.json': JSON.stringify({ packages }) })
  expect([...shippedPaths(root)]).toEqual(['node_modules/a', 'node_modules/a/node_modules/b'])
})

test('a to-do note or filler text is reported with its line', () => {
  expect(leftoversIn('a.ts', `one\n// ${'TO' + 'DO'}: two\n${'Lo' + 'rem'} ipsum`)).toHaveLength(2)
  expect(leftoversIn('a.ts', 'a todolist is not a note')).toEqual([])
})

test('a test that only runs as root, or only as another user, is not counted as left out', () => {
  const file = `test.runIf(isRoot)('binaries are copied', () => {})\n\n\n\ntest.skip('left out', () => {})`
  const root = folderWith({ 'a.test.ts': file })
  const assertionResults = [
    { title: 'binaries are copied', fullName: 'binaries are copied', status: 'skipped' },
    { title: 'left out', fullName: 'left out', status: 'skipped' },
    { title: 'holds', fullName: 'holds', status: 'passed' },
  ]
  writeFileSync(join(root, 'report.json'), JSON.stringify({ testResults: [{ name: join(root, 'a.test.ts'), assertionResults }] }))
  const tally = vitestTally(join(root, 'report.json'), 0)
  expect(tally).toMatchObject({ passed: 1, failed: 0, skipped: 2 })
  expect(tally.skippedNames.filter((name) => !/\broot\b/i.test(name))).toEqual(['left out'])
})

test('a run that crashed, or whose file did not load, is never counted as passed', () => {
  const root = folderWith({ 'report.json': JSON.stringify({ testResults: [] }) })
  expect(vitestTally(join(root, 'report.json'), 1).failed).toBe(1)
  expect(vitestTally(join(root, 'nothing.json'), 1).failed).toBe(1)
  expect(playwrightTally(join(root, 'nothing.json'), 1).failed).toBe(1)
})

test('a browser test that passed on its retry counts as passed and is listed', () => {
  const specs = [
    { title: 'steady', tests: [{ status: 'expected' }] },
    { title: 'shaky', tests: [{ status: 'flaky', projectName: 'webkit' }] },
    { title: 'broken', tests: [{ status: 'unexpected', results: [{ error: { message: 'no such page' } }] }] },
  ]
  const root = folderWith({ 'report.json': JSON.stringify({ suites: [{ title: 'a', specs }] }) })
  expect(playwrightTally(join(root, 'report.json'), 1)).toMatchObject({ passed: 2, failed: 1, flakyNames: ['[webkit] shaky'] })
})

test('a failure is listed with its message, also a file that did not load', () => {
  const assertionResults = [{ title: 'adds', fullName: 'sums adds', status: 'failed', failureMessages: ['expected 2 to be 3'] }]
  const specs = [
    { title: 'opens', tests: [{ status: 'unexpected', results: [{ error: { message: '\u001b[31mno page\u001b[0m' } }] }] },
  ]
  const root = folderWith({
    'vitest.json': JSON.stringify({
      testResults: [
        { name: 'sums.test.ts', assertionResults },
        { name: 'lost.test.ts', message: 'no such module', assertionResults: [] },
      ],
    }),
    'playwright.json': JSON.stringify({ suites: [{ title: 'a', specs }] }),
  })
  expect(vitestTally(join(root, 'vitest.json'), 1).failures).toEqual([
    'sums.test.ts, sums adds\n    expected 2 to be 3',
    'lost.test.ts\n    no such module',
  ])
  expect(playwrightTally(join(root, 'playwright.json'), 1).failures).toEqual(['opens\n    no page'])
})

const row = {
  name: 'place x',
  source: { citation: 'A paper', url: 'https://example.org', publishedOn: '2020-01', checkedOn: '2026-01-01' },
}

test('an entry that was not checked for half a year gives a notice, after a year a failure', () => {
  expect(checkListedHelp('2026-06-30', [row])).toEqual([])
  expect(checkListedHelp('2026-07-01', [row])).toEqual([{ notice: expect.stringContaining('place x: looked up 181 days ago') }])
  expect(checkListedHelp('2027-01-01', [row])).toHaveLength(1)
  expect(checkListedHelp('2027-01-02', [row])).toEqual([expect.stringContaining('Look again, or take it off the list')])
})

test('a check date in the future is refused', () => {
  expect(checkListedHelp('2025-12-31', [row])).toEqual([expect.stringContaining('still to come')])
})

test('an entry without an address or without the day of its check is refused', () => {
  const without = (missing: 'url' | 'checkedOn') => [{ ...row, source: { ...row.source, [missing]: '' } }]
  expect(checkListedHelp('2026-06-30', without('url'))).toEqual([expect.stringContaining('place x: no address')])
  expect(checkListedHelp('2026-06-30', without('checkedOn'))).toEqual([expect.stringContaining('place x: no day')])
})

test('unusual words are refused, except in sentences of the specification and with another meaning', () => {
  const problemsIn = (sentence: string) => oddWordsIn('a.ts', new Map([['key', sentence]]))
  expect(problemsIn('We send you a mail.')).toEqual(['en/a.ts: key says "mail" instead of "email"'])
  expect(problemsIn('See a child doctor.')).toHaveLength(1)
  expect(problemsIn('You can bring it back for 30 days.')).toHaveLength(1)
  expect(problemsIn('You need not sign in.')).toHaveLength(1)
  expect(problemsIn('We sent an email through the mail server.')).toEqual([])
  expect(problemsIn('Open the link in the mail first.')).toEqual([])
  expect(problemsIn('Some signs: please see a child doctor')).toEqual([])
})
