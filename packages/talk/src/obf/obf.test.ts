import { expect, test } from 'vitest'
import * as z from 'zod'
import fc from 'fast-check'
import * as en from '@ankur/content/words/en/talk/talk-words'
import * as hi from '@ankur/content/words/hi/talk/talk-words'
import * as pa from '@ankur/content/words/pa/talk/talk-words'
import type { WordTexts } from '../board-words.ts'
import { addWord } from '../edit-board.ts'
import { firstBoard } from '../personal-board.ts'
import { readObf } from './read-obf.ts'
import { boardSchema, manifestSchema } from './obf-schema.ts'
import { openBoardManifestSchema, openBoardSchema } from './open-board-format.ts'
import { writeObf } from './write-obf.ts'

const base = firstBoard('asha', { size: 60, orientation: 'wide' })
const board = addWord(base, { id: 'own-1', names: { en: 'Bunty' }, kind: 'people', folder: 'my_things', photo: 'p1' }) ?? base

function archive(of = board, texts: WordTexts = { en: en.talkWords }) {
  const files = writeObf({
    board: of,
    language: 'en',
    texts,
    folderNames: en.talkFolders,
    folderImageOf: (folder) => ({ path: `images/${folder}.svg`, contentType: 'image/svg+xml' }),
    name: 'Talk board',
    imageOf: (word) =>
      word.photo
        ? { path: `images/${word.photo}.jpg`, contentType: 'image/jpeg' }
        : { path: `images/${word.symbol}.svg`, contentType: 'image/svg+xml' },
    soundOf: (word) => (word.id === 'more' ? { path: 'sounds/more.webm', contentType: 'audio/webm', seconds: 1.6 } : null),
  })
  return new Map(files.map(({ path, text }) => [path, text]))
}

test('every file of an archive is valid Open Board Format, and refers only to existing files', () => {
  const files = archive()
  const manifest = read(files, 'manifest.json')
  expect(z.fromJSONSchema(openBoardManifestSchema).safeParse(manifest).error).toBeUndefined()
  const { root, paths } = manifestSchema.parse(manifest)
  expect(Object.keys(paths.boards).length).toBeGreaterThan(12)
  for (const [id, path] of Object.entries(paths.boards)) {
    const content = read(files, path)
    expect(z.fromJSONSchema(openBoardSchema).safeParse(content).error, path).toBeUndefined()
    const board = boardSchema.parse(content)
    expect(board.id).toBe(id)
    const ids = board.buttons.map(({ id }) => id ?? '')
    expect(new Set(ids).size).toBe(ids.length)
    const order = board.grid?.order ?? []
    expect(order).toHaveLength(content.grid.rows)
    for (const row of order) expect(row).toHaveLength(content.grid.columns)
    expect(
      order
        .flat()
        .filter((each) => each !== null)
        .toSorted(),
    ).toEqual(ids.toSorted())
    for (const { load_board, image_id } of board.buttons) {
      if (load_board) expect(paths.boards[load_board.id ?? '']).toBe(load_board.path)
      if (image_id) expect(board.images.map((image) => image.id)).toContain(image_id)
    }
    for (const { id: imageId, path: imagePath } of board.images) expect(paths.images[imageId]).toBe(imagePath)
  }
  const first = read(files, root)
  expect(first.grid.order.slice(0, 6).flat()).toHaveLength(60)
  expect(first.grid.order[0][0]).toBe('want')
  expect(first.sounds).toMatchObject([{ path: 'sounds/more.webm', duration: 2 }])
})

function read(files: ReadonlyMap<string, string>, path: string) {
  return JSON.parse(files.get(path) ?? 'null')
}

test('the words are included in the other available languages, by the text of their button', () => {
  const of = addWord(board, { id: 'own-2', names: { en: 'swing chair', pa: 'ਝੂਲਾ' }, kind: 'thing', folder: 'my_things' }) ?? board
  const texts = { en: en.talkWords, hi: hi.talkWords, pa: pa.talkWords }
  const files = archive(of, texts)
  const { strings, locale } = read(files, 'boards/core.obf')
  expect(locale).toBe('en')
  expect([strings.hi.more, strings.pa.more]).toEqual(['और', 'ਹੋਰ'])
  expect(Object.keys(strings)).toEqual(['hi', 'pa'])
  expect(read(files, 'boards/my_things-1.obf').strings).toEqual({ pa: { 'swing chair': 'ਝੂਲਾ' } })
  for (const [path] of files)
    if (path !== 'manifest.json') expect(z.fromJSONSchema(openBoardSchema).safeParse(read(files, path)).error).toBeUndefined()
  // A reader of another program, without knowledge of our extensions, has them all.
  const foreign = JSON.stringify({ ...read(files, 'boards/core.obf'), ext_ankur_board: undefined })
  const content = readObf(() => null, foreign)
  if (typeof content === 'string' || content.kind !== 'foreign') throw new Error('not read')
  expect(content.words.find(({ text }) => text === 'more')?.translations).toEqual({ hi: 'और', pa: 'ਹੋਰ' })
})

test('a picture has one entry however often it is used, because the reference library refuses a package with two, and two children two boards', () => {
  const files = archive()
  const entries = new Map<string, string>()
  for (const [path] of files)
    for (const each of read(files, path).images ?? []) {
      const entry = JSON.stringify(each)
      expect(entries.get(each.id) ?? entry, each.id).toBe(entry)
      entries.set(each.id, entry)
    }
  expect(entries.size).toBeGreaterThan(200)
  const ids = (child: string) => Object.keys(read(archive({ ...board, id: child }), 'manifest.json').paths.boards)
  expect(ids('asha').filter((id) => ids('ravi').includes(id))).toEqual([])
})

test('a board is restored from its archive unchanged, with its photo', () => {
  const files = archive()
  const content = readObf((path) => files.get(path) ?? null)
  if (typeof content === 'string' || content.kind !== 'ankur') throw new Error('not read as a board of ours')
  expect(content.board).toEqual(board)
  expect(content.media).toEqual([{ word: 'own-1', path: 'images/p1.jpg' }])
})

test('a board of another program gives its words once each, those of linked boards too, and none of its links', () => {
  const files: Record<string, string> = {
    'manifest.json': JSON.stringify({ format: 'open-board-0.1', root: 'a.obf', paths: { boards: { 1: 'a.obf' } } }),
    'a.obf': JSON.stringify({
      format: 'open-board-0.1',
      id: 1,
      locale: 'hi-IN',
      buttons: [
        { id: 1, label: 'पानी', image_id: 9 },
        { id: 2, label: 'खाना', load_board: { path: 'b.obf' } },
      ],
      images: [{ id: 9, path: 'images/9.png', content_type: 'image/png' }],
    }),
    'b.obf': JSON.stringify({
      format: 'open-board-0.1',
      id: 2,
      buttons: [
        { id: 1, label: 'पानी' },
        { id: 2, label: 'रोटी', vocalization: 'रोटी दो' },
        { id: 3, label: 'back', load_board: { path: 'a.obf' } },
      ],
    }),
  }
  expect(readObf((path) => files[path] ?? null)).toEqual({
    kind: 'foreign',
    language: 'hi',
    leftOut: 0,
    words: [
      { text: 'पानी', spoken: null, image: 'images/9.png', sound: null },
      { text: 'रोटी', spoken: 'रोटी दो', image: null, sound: null },
    ],
  })
})

test('whatever a file holds, reading it gives content or one problem', () => {
  expect(readObf(() => null)).toBe('not_a_board')
  expect(readObf(() => 'no JSON')).toBe('not_a_board')
  expect(readObf(() => null, '{"format":"open-board-0.1"}')).toBe('damaged')
  fc.assert(fc.property(fc.jsonValue(), (value) => void readObf(() => JSON.stringify(value), JSON.stringify(value))))
})

test('links by id, pictures named in the manifest, texts by key and buttons that act are read as other programs write them', () => {
  const files: Record<string, string> = {
    'manifest.json': JSON.stringify({
      format: 'open-board-0.1',
      root: 'boards/1_1.obf',
      paths: { boards: { '1_1': 'boards/1_1.obf', '1_2': 'boards/1_2.obf' }, images: { '1_9': 'images/1_9.png' } },
    }),
    'boards/1_1.obf': JSON.stringify({
      format: 'open-board-0.1',
      id: '1_1',
      locale: 'hi',
      url: 'https://example.org/board',
      ext_other_settings: { darkness: 1 },
      strings: { en: { ':drink': 'drink' }, hi: { ':drink': 'पीना' } },
      buttons: [
        { id: 1, label: ':drink', image_id: '1_9', border_color: 'rgb(0,0,0)', part_of_speech: 'verb' },
        { id: 2, label: 'clear', action: ':clear' },
        { id: 3, label: 'a', action: '+a' },
        { id: 4, label: 'more', vocalization: ':plural' },
        { id: 5, label: 'food', load_board: { id: '1_2', data_url: 'https://example.org/1_2' } },
        { id: 6, label: null, vocalization: 'नहीं', hidden: true },
      ],
      grid: {
        rows: 2,
        columns: 3,
        order: [
          [1, 2, 3],
          [4, 5, null],
        ],
      },
      images: [{ id: '1_9', url: 'https://example.org/9.png', content_type: 'image/png', width: 1, height: 1 }],
      sounds: [],
    }),
    'boards/1_2.obf': JSON.stringify({ format: 'open-board-0.1', id: '1_2', buttons: [{ id: 1, label: 'रोटी' }], grid: null }),
  }
  const content = readObf((path) => files[path] ?? null)
  if (typeof content === 'string' || content.kind !== 'foreign') throw new Error('not read as the board of another program')
  expect(content.words).toEqual([
    { text: 'पीना', translations: { en: 'drink' }, spoken: null, image: 'images/1_9.png', sound: null },
    { text: 'more', spoken: null, image: null, sound: null },
    { text: 'नहीं', spoken: null, image: null, sound: null },
    { text: 'रोटी', spoken: null, image: null, sound: null },
  ])
})
