import { expect, test } from 'vitest'
import fc from 'fast-check'
import * as en from '@ankur/content/words/en/talk-words'
import { addWord } from '../edit-board.ts'
import { firstBoard } from '../personal-board.ts'
import { readObf } from './read-obf.ts'
import { boardSchema, manifestSchema } from './obf-schema.ts'
import { writeObf } from './write-obf.ts'

const base = firstBoard('asha', { size: 60, orientation: 'wide' })
const board = addWord(base, { id: 'own-1', names: { en: 'Bunty' }, kind: 'people', folder: 'my_things', photo: 'p1' }) ?? base

function archive() {
  const files = writeObf({
    board,
    language: 'en',
    texts: { en: en.talkWords },
    folderNames: en.talkFolders,
    imageOf: (word) =>
      word.photo
        ? { path: `images/${word.photo}.jpg`, contentType: 'image/jpeg' }
        : { path: `images/${word.symbol}.svg`, contentType: 'image/svg+xml' },
    soundOf: (word) => (word.id === 'more' ? { path: 'sounds/more.webm', contentType: 'audio/webm' } : null),
  })
  return new Map(files.map(({ path, text }) => [path, text]))
}

test('an archive has a manifest that names each board, and each board is valid Open Board Format', () => {
  const files = archive()
  const manifest = manifestSchema.parse(JSON.parse(files.get('manifest.json') ?? ''))
  for (const path of Object.values(manifest.paths.boards)) {
    const each = boardSchema.parse(JSON.parse(files.get(path) ?? ''))
    const known = new Set(each.buttons.map(({ id }) => id))
    for (const id of (each.grid?.order ?? []).flat()) if (id !== null && !id.startsWith('own-')) expect(known).toContain(id)
    for (const { load_board } of each.buttons) if (load_board?.path) expect(files.has(load_board.path)).toBe(true)
  }
  const root = JSON.parse(files.get(manifest.root) ?? '')
  expect(root.grid.order.slice(0, 6).flat()).toHaveLength(60)
  expect(root.grid.order[0][0]).toBe('want')
})

test('a board comes back from its archive as it was, with its photo', () => {
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
