import { expect, test } from 'vitest'
import * as en from '@ankur/content/words/en/talk/talk-words'
import { boardWord, folderPages, foldersOf } from './board-words.ts'
import { addFolder, addWord, removeFolder } from './edit-board.ts'
import { readObf } from './obf/read-obf.ts'
import { writeObf } from './obf/write-obf.ts'
import { firstBoard, maxOwnFolders, parsePersonalBoard, type PersonalBoard } from './personal-board.ts'
import { folderIds } from './words.ts'

const folder = { id: 'folder-nani', names: { en: 'Nani’s house', pa: 'ਨਾਨੀ ਦਾ ਘਰ' }, symbol: 'nani' } as const

function withFolder(): PersonalBoard {
  const board = addFolder(firstBoard('asha'), folder)
  const filled = board && addWord(board, { id: 'own-swing', names: { en: 'big swing' }, kind: 'thing', folder: folder.id })
  if (!filled) throw new Error('nothing was added')
  return filled
}

test('a custom folder is behind the others, contains its words and is restored from storage', () => {
  const board = withFolder()
  expect(foldersOf(board)).toEqual([...folderIds, folder.id])
  expect(folderPages(board, folder.id)[0]?.[0]).toBe('own-swing')
  expect(parsePersonalBoard(JSON.parse(JSON.stringify(board)))).toEqual(board)
})

test('a board holds six folders of the family’s own', () => {
  let board = firstBoard('asha')
  for (let at = 0; at < maxOwnFolders; at++) board = addFolder(board, { ...folder, id: `folder-${at}` }) ?? board
  expect(board.folders).toHaveLength(6)
  expect(addFolder(board, folder)).toBeNull()
})

test('no word is lost with its folder, deleted here or missing from a file', () => {
  const removed = removeFolder(withFolder(), folder.id)
  expect(removed.folders).toEqual([])
  expect(folderPages(removed, 'my_things')[0]?.[0]).toBe('own-swing')
  expect(boardWord('own-swing', { board: removed, language: 'en', texts: {} })?.text).toBe('big swing')
  const parsed = parsePersonalBoard({ ...withFolder(), folders: [] })
  expect(parsed && folderPages(parsed, 'my_things')[0]?.[0]).toBe('own-swing')
})

test('a custom folder is exported and imported in Open Board Format, with its picture and a back button', () => {
  const board = withFolder()
  const files = new Map(
    writeObf({
      board,
      language: 'pa',
      texts: {},
      folderNames: en.talkFolders,
      folderImageOf: (id) => ({ path: `images/${id}.svg`, contentType: 'image/svg+xml' }),
      name: 'Talk board',
      imageOf: () => null,
      soundOf: () => null,
    }).map(({ path, text }) => [path, text]),
  )
  const page = JSON.parse(files.get('boards/folder-nani-1.obf') ?? 'null')
  expect(page.name).toBe('ਨਾਨੀ ਦਾ ਘਰ')
  const root = JSON.parse(files.get('boards/core.obf') ?? 'null')
  expect(page.buttons.at(-1).load_board).toMatchObject({ id: root.id, path: 'boards/core.obf' })
  expect(root.buttons).toContainEqual(expect.objectContaining({ label: 'ਨਾਨੀ ਦਾ ਘਰ', image_id: 'image-folder-folder-nani' }))
  const content = readObf((path) => files.get(path) ?? null)
  expect(content).toMatchObject({ kind: 'ankur', board })
})
