import { expect, test } from 'vitest'
import { readObf } from './read-obf.ts'

/**
 * Boards in the shapes in which other programs are known to write them: the samples of the format's reference library,
 * CoughDrop and Cboard. Words and pictures are our own.
 */
const dot = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='

function single(board: object) {
  const content = readObf(() => null, JSON.stringify(board))
  if (typeof content === 'string' || content.kind !== 'foreign') throw new Error(`not read: ${JSON.stringify(content)}`)
  return content
}

test('a single board with embedded pictures, numeric ids, colours with alpha and settings of its own program', () => {
  const { language, words } = single({
    format: 'open-board-0.1',
    id: 'inline',
    locale: 'en',
    name: 'Pictures inside',
    description_html: 'A <b>small</b> board.',
    ext_speaker_settings: { db_id: '1', board_sound: 'open.wav' },
    grid: {
      rows: 2,
      columns: 2,
      order: [
        [1, null],
        [null, 2],
      ],
    },
    buttons: [
      { id: 1, label: 'tree', vocalization: 'a tree', ext_speaker_best: true, image_id: 99, border_color: 'rgba(1, 2, 3, 0.5)' },
      { id: 2, label: 'boat', image_id: 119, background_color: 'rgba(0, 255, 0, 0.5)' },
    ],
    images: [
      { id: 99, width: 300, height: 300, data: dot, content_type: 'image/svg+xml' },
      { id: 119, width: 100, height: 100, url: 'https://example.org/boat.svg', content_type: 'image/svg+xml' },
    ],
    sounds: [],
  })
  expect(language).toBe('en')
  expect(words).toEqual([
    { text: 'tree', spoken: 'a tree', image: dot, sound: null },
    // Nothing is downloaded: its word is added, and the family is told that the picture is missing.
    { text: 'boat', spoken: null, image: 'https://example.org/boat.svg', sound: null },
  ])
})

test('a board without a language, with ids from 0, colours in hexadecimal and mostly empty places', () => {
  const empty = [null, null, null]
  const { words } = single({
    id: 'foreign',
    format: 'open-board-0.1',
    name: 'Other scripts',
    buttons: [
      { label: 'हेर', id: 0, border_color: '#444', background_color: '#ffff32', image_id: 0 },
      { label: 'صوت', id: 1, border_color: '#444', image_id: 1 },
    ],
    images: [
      { id: 0, data: dot, content_type: 'image/svg', license: { type: 'CC BY-SA', source_url: null, author_url: null } },
      { id: 1, url: 'https://example.org/1.png', content_type: 'image/png', license: { type: 'CC BY-NC' } },
    ],
    sounds: [],
    grid: { rows: 3, columns: 3, order: [[0, 1, null], empty, empty] },
  })
  expect(words.map(({ text, image }) => [text, image])).toEqual([
    ['हेर', dot],
    ['صوت', 'https://example.org/1.png'],
  ])
})

test('a package whose images and sounds the manifest names, with addresses of its program and boards that link in a circle', () => {
  const files: Record<string, string> = {
    'manifest.json': JSON.stringify({
      format: 'open-board-0.1',
      root: 'board_1_10.obf',
      paths: {
        boards: { '1_10': 'board_1_10.obf', '1_11': 'board_1_11.obf' },
        images: { '1_7': 'images/image_1_7.png' },
        sounds: { '1_8': 'sounds/sound_1_8.mp3' },
      },
      ext_other_made: true,
    }),
    'board_1_10.obf': JSON.stringify({
      format: 'open-board-0.1',
      id: '1_10',
      locale: 'pa_IN',
      url: 'https://example.org/one',
      data_url: 'https://example.org/api/one',
      default_layout: 'landscape',
      license: { type: 'private', copyright_notice_url: null },
      image_url: 'https://example.org/one.png',
      background: null,
      buttons: [
        {
          id: 1,
          label: 'ਪਾਣੀ',
          left: 0.1,
          top: 0.1,
          width: 0.2,
          height: 0.2,
          image_id: '1_7',
          sound_id: '1_8',
          part_of_speech: 'noun',
        },
        {
          id: 2,
          label: 'ਖਾਣਾ',
          load_board: { id: '1_11', name: 'food', url: 'https://example.org/two', path: 'board_1_11.obf' },
        },
        { id: 3, label: null, vocalization: '', hidden: null, action: ':backspace', actions: [':backspace'] },
      ],
      grid: { rows: 1, columns: 3, order: [[1, 2, 3]] },
      images: [
        { id: '1_7', url: null, data_url: 'https://example.org/api/7', width: null, height: null, content_type: 'image/png' },
      ],
      sounds: [{ id: '1_8', duration: 1, url: null, content_type: 'audio/mpeg' }],
    }),
    'board_1_11.obf': JSON.stringify({
      format: 'open-board-0.1',
      id: '1_11',
      locale: 'pa_IN',
      buttons: [
        { id: 1, label: 'ਰੋਟੀ', ext_cboard_label_key: 'cboard.symbol.roti' },
        { id: 2, label: 'ਵਾਪਸ', load_board: { id: '1_10', path: 'board_1_10.obf' } },
      ],
      grid: { rows: 1, columns: 2, order: [['1', '2']] },
      images: [],
      sounds: [],
    }),
  }
  const content = readObf((path) => files[path] ?? null)
  if (typeof content === 'string' || content.kind !== 'foreign') throw new Error('not read as the board of another program')
  expect(content.language).toBe('pa')
  expect(content.words).toEqual([
    { text: 'ਪਾਣੀ', spoken: null, image: 'images/image_1_7.png', sound: 'sounds/sound_1_8.mp3' },
    { text: 'ਰੋਟੀ', spoken: null, image: null, sound: null },
  ])
})

test('a package of Cboard: addresses on its own site, folders named by path alone, and null for an empty place', () => {
  const files: Record<string, string> = {
    'manifest.json': JSON.stringify({
      format: 'open-board-0.1',
      root: 'boards/root.obf',
      paths: {
        boards: { root: 'boards/root.obf', snacks: 'boards/snacks.obf' },
        images: { '5f1': 'images//symbols/pot.svg', '5f2': 'images//custom/root/Bunty.png' },
      },
    }),
    'boards/root.obf': JSON.stringify({
      format: 'open-board-0.1',
      id: 'root',
      locale: 'hi-IN',
      url: 'http://example.org/boards/root',
      license: { type: 'CC-By', copyright_notice_url: 'http://creativecommons.org/licenses/by', author_email: 'a@example.org' },
      images: [
        { id: '5f1', path: '/symbols/pot.svg', content_type: 'image/svg+xml', width: 300, height: 300 },
        { id: '5f2', path: '/custom/root/Bunty.png', content_type: 'image/png', width: 300, height: 300 },
      ],
      buttons: [
        {
          id: 'a',
          ext_cboard_label_key: 'cboard.symbol.pot',
          label: 'पतीला',
          background_color: 'rgb(255, 241, 118)',
          image_id: '5f1',
        },
        null,
        { id: 'b', label: 'बंटी', image_id: '5f2', ext_cboard_hidden: true },
        { id: 'c', label: 'नाश्ता', load_board: { name: 'snacks', path: 'boards/snacks.obf' } },
        { id: 'd', label: 42 },
      ],
      sounds: [],
      grid: { rows: 1, columns: 6, order: [['a', 'b', 'c', 'd', null, null]] },
      ext_cboard_name_key: 'cboard.symbol.root',
    }),
    'boards/snacks.obf': JSON.stringify({
      format: 'open-board-0.1',
      id: 'snacks',
      locale: 'hi-IN',
      images: [],
      buttons: [{ label: 'बिस्कुट' }],
      sounds: [],
      grid: { rows: 1, columns: 6, order: [['x', null, null, null, null, null]] },
    }),
  }
  const content = readObf((path) => files[path] ?? null)
  if (typeof content === 'string' || content.kind !== 'foreign') throw new Error('not read as the board of another program')
  expect(content.language).toBe('hi')
  // The manifest uses the file names in the archive; one unreadable button does not affect the others.
  expect(content.words.map(({ text, image }) => [text, image])).toEqual([
    ['पतीला', 'images//symbols/pot.svg'],
    ['बंटी', 'images//custom/root/Bunty.png'],
    ['बिस्कुट', null],
  ])
})

test('a package of the reference library before its manifest named a format', () => {
  const files: Record<string, string> = {
    'manifest.json': JSON.stringify({ root: 'board_7.obf', paths: { images: {}, sounds: {}, boards: { 7: 'board_7.obf' } } }),
    'board_7.obf': JSON.stringify({
      format: 'open-board-0.1',
      id: '7',
      default_layout: 'landscape',
      url: null,
      description_html: null,
      license: { type: 'private' },
      settings: { private: true },
      buttons: [{ id: 1, label: 'moon', vocalization: null, left: null, border_color: '#aaa', background_color: '#fff' }],
      grid: { rows: 1, columns: 1, order: [[1]] },
      images: [],
      sounds: [],
    }),
  }
  const content = readObf((path) => files[path] ?? null)
  expect(content).toMatchObject({ kind: 'foreign', words: [{ text: 'moon' }] })
})
