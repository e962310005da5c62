import * as en from '@ankur/content/words/en/talk/talk-words'
import * as hi from '@ankur/content/words/hi/talk/talk-words'
import * as pa from '@ankur/content/words/pa/talk/talk-words'
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { languages } from '@ankur/content'
import { boardWord, folderPages, nextPlace } from './board-words.ts'
import { addWord, changeWord, removeWord, setHidden, showFirst } from './edit-board.ts'
import { boardSizes, rowsOf, wordsByWeek } from './layout.ts'
import { lockQuestion, opensLock } from './lock-question.ts'
import { firstBoard, parsePersonalBoard } from './personal-board.ts'
import { countsAsPress } from './press.ts'
import { startBoards, startWith } from './start-boards.ts'
import { emptyStrip, maxStripWords, nextStrip, needsBigText, voiceSteps } from './strip.ts'
import { coreWords, isWordFolder, kindOf, protestWords, wordFolders, wordsOf } from './words.ts'

const texts = { en: en.talkWords, hi: hi.talkWords, pa: pa.talkWords }
const board = firstBoard('first')

test('each size holds all words of the smaller ones', () => {
  for (const [at, size] of boardSizes.entries()) {
    const words = rowsOf(size, 'tall').flat()
    expect(words).toHaveLength(size)
    expect(new Set(words).size).toBe(size)
    for (const smaller of boardSizes.slice(0, at)) expect(words).toEqual(expect.arrayContaining(rowsOf(smaller, 'tall').flat()))
  }
})

test('want, help, more and no have the four corners of every size and orientation', () => {
  for (const size of boardSizes) {
    for (const orientation of ['tall', 'wide'] as const) {
      const rows = rowsOf(size, orientation)
      const corners = [rows[0]?.[0], rows[0]?.at(-1), rows.at(-1)?.[0], rows.at(-1)?.at(-1)]
      expect(corners).toEqual(orientation === 'tall' ? ['want', 'help', 'more', 'no'] : ['want', 'more', 'help', 'no'])
    }
  }
})

test('the initial board of a phone has the words to refuse, to stop and to report pain', () => {
  expect(rowsOf(20, 'tall').flat()).toEqual(expect.arrayContaining([...protestWords]))
})

test('60 core words and 12 folders of 15 words have a text in every language, and no id appears twice', () => {
  const ids = [...coreWords, ...wordFolders.flatMap(wordsOf)]
  expect(ids).toHaveLength(60 + 12 * 15)
  expect(new Set(ids).size).toBe(ids.length)
  for (const language of languages) for (const id of ids) expect(texts[language][id], `${language} ${id}`).toMatch(/\S/)
  for (const id of ids) expect(kindOf(id)).toBeTruthy()
})

test('a name that every object has is no folder', () => {
  for (const name of ['constructor', 'toString', '__proto__']) expect(isWordFolder(name)).toBe(false)
  for (const folder of wordFolders) expect(isWordFolder(folder)).toBe(true)
})

test('no word in Hindi or Punjabi contains a Latin letter', () => {
  for (const words of [hi.talkWords, hi.talkFolders, pa.talkWords, pa.talkFolders])
    for (const text of Object.values(words)) expect(text).not.toMatch(/[A-Za-z]/)
})

test('hiding, showing by weeks, adding and removing words move no word', () => {
  const before = folderPages(board, 'food')
  const added = addWord(board, { id: 'own-1', names: { en: 'khichdi' }, kind: 'thing', folder: 'food' })
  const second = addWord(added ?? board, { id: 'own-2', names: { en: 'poha' }, kind: 'thing', folder: 'food' })
  expect(folderPages(second ?? board, 'food').slice(0, 1)).toEqual(before)
  const withoutFirst = removeWord(second ?? board, 'own-1')
  expect(folderPages(withoutFirst, 'food')[1]?.slice(0, 2)).toEqual([null, 'own-2'])
  expect(nextPlace(withoutFirst, 'food')).toBe(15)
  expect(folderPages(setHidden(board, 'roti', true), 'food')).toEqual(before)
  for (const count of [12, 20, 40, 60]) {
    const shown = coreWords.filter((id) => !showFirst(board, count).hidden.includes(id))
    expect(shown).toHaveLength(count)
    expect(wordsByWeek(count).size).toBe(count)
  }
})

test('every start board shows the words for refusing', () => {
  for (const situation of startBoards) {
    const started = startWith(board, situation)
    for (const id of protestWords) expect(started.hidden).not.toContain(id)
    expect(parsePersonalBoard(started)).toEqual(started)
  }
})

test('a word in two places is shown in both, and two own words never share a place', () => {
  const twice = { ...startWith(board, 'mealtime'), own: [own('own-a', 3), own('own-b', 3)] }
  expect(folderPages(twice, 'my_things').flat()).toContain('roti')
  expect(folderPages(twice, 'food').flat()).toContain('roti')
  const places = folderPages({ ...board, own: [own('own-a', 3), own('own-b', 3)] }, 'my_things').flat()
  expect(places.filter((id) => id !== null)).toEqual(['own-a', 'own-b'])
})

function own(id: string, place: number) {
  return { id, place, names: { en: id }, kind: 'thing' as const, folder: 'my_things' as const }
}

test('a word is shown in the wanted language, with the second one under it, and an own word in the language it has', () => {
  const bilingual = { ...board, settings: { ...board.settings, second: 'pa' as const } }
  expect(boardWord('more', { board: bilingual, language: 'en', texts })).toMatchObject({
    text: 'more',
    second: { text: 'ਹੋਰ', language: 'pa' },
  })
  expect(boardWord('i', { board, language: 'hi', texts })?.spoken).toBe('मुझे')
  expect(boardWord('i', { board, language: 'en', texts })?.spoken).toBe('I')
  const withOwn = { ...board, own: [{ ...own('own-a', 0), names: { pa: 'ਬੰਟੀ' } }] }
  expect(boardWord('own-a', { board: withOwn, language: 'en', texts })).toMatchObject({ text: 'ਬੰਟੀ', textLanguage: 'pa' })
  expect(boardWord('own-gone', { board, language: 'en', texts })).toBeNull()
})

test('a changed spoken form is used, and undoing the change restores the word', () => {
  const changed = changeWord(board, 'good', { spoken: { hi: 'अच्छी' } })
  expect(boardWord('good', { board: changed, language: 'hi', texts })).toMatchObject({ text: 'अच्छा', spoken: 'अच्छी' })
  expect(changeWord(changed, 'good', {})).toEqual(board)
})

test('damaged storage gives a board with default settings, or none', () => {
  expect(parsePersonalBoard({ id: 'a', settings: { size: 7, colors: false } })?.settings).toMatchObject({
    size: 20,
    colors: false,
  })
  for (const damaged of [null, 3, [], {}, { id: '../x' }, { id: 'a', hidden: ['nothing'] }])
    expect(parsePersonalBoard(damaged)).toBeNull()
  fc.assert(fc.property(fc.anything(), (given) => void parsePersonalBoard(given)))
})

test('the strip keeps the oldest words when it is full, and restores a cleared sentence until the next word', () => {
  let strip = emptyStrip
  for (let at = 0; at <= maxStripWords; at++) strip = nextStrip(strip, { kind: 'add', id: `w${at}` })
  expect(strip.words).toHaveLength(maxStripWords)
  expect(strip.words[0]).toBe('w0')
  expect(strip.isFull).toBe(true)
  const cleared = nextStrip(strip, { kind: 'clear' })
  expect(cleared.words).toEqual([])
  expect(nextStrip(cleared, { kind: 'restore' }).words).toEqual(strip.words)
  const next = nextStrip(cleared, { kind: 'add', id: 'more' })
  expect(nextStrip(next, { kind: 'restore' }).words).toEqual(['more'])
  expect(nextStrip(next, { kind: 'take-back' }).words).toEqual([])
})

test('a recording has priority over a voice, and a voice of another language is never used', () => {
  const words = (['more', 'water'] as const)
    .map((id) => boardWord(id, { board, language: 'pa', texts }))
    .filter((word) => word !== null)
  const steps = voiceSteps(words, { hasRecording: ({ id }) => id === 'water', hasVoice: (language) => language === 'hi' })
  expect(steps.map(({ kind }) => kind)).toEqual(['silent', 'recording'])
  expect(needsBigText(steps)).toBe(true)
})

test('a press that is too short or a tremor on the same word does not count', () => {
  const filter = { holdMs: 300, repeatMs: 1000 }
  const press = { id: 'more', heldMs: 400, atMs: 5000 }
  expect(countsAsPress(press, null, filter)).toBe(true)
  expect(countsAsPress({ ...press, heldMs: 299 }, null, filter)).toBe(false)
  expect(countsAsPress({ ...press, atMs: 5900 }, press, filter)).toBe(false)
  expect(countsAsPress({ ...press, atMs: 5900, id: 'no' }, press, filter)).toBe(true)
  expect(countsAsPress({ ...press, atMs: 6000 }, press, filter)).toBe(true)
})

test('only the sum opens the lock', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer(), (chance, answer) => {
      const question = lockQuestion(() => chance)
      expect(opensLock(question, answer)).toBe(answer === question.first + question.second)
    }),
  )
})
