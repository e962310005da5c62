import { languages, type Language } from '@ankur/content'
import { boardWord, folderPages, foldersOf, ownFolderName, type WordTexts } from '../board-words.ts'
import { placesPerPage, rowsOf } from '../layout.ts'
import type { AnyFolderId, BoardWord, PersonalBoard } from '../personal-board.ts'
import { folderIds, isWordId, type FolderId, type WordKind } from '../words.ts'

/** A file of the archive: its text, or the name of a picture, photo or recording that the caller adds. */
export interface ObfFile {
  readonly path: string
  readonly text: string
}

export interface ObfMedia {
  readonly path: string
  readonly contentType: string
  /** The length of a recording; other programs need whole seconds. */
  readonly seconds?: number
}

interface Source {
  readonly board: PersonalBoard
  readonly language: Language
  readonly texts: WordTexts
  readonly folderNames: Readonly<Record<FolderId, string>>
  /** The picture of a word in the archive: its photo, else its symbol. */
  readonly imageOf: (word: BoardWord) => ObfMedia | null
  readonly soundOf: (word: BoardWord) => ObfMedia | null
  /** The drawing on a folder. */
  readonly folderImageOf: (folder: AnyFolderId) => ObfMedia | null
  /** The name of the whole board, as other programs list it. */
  readonly name: string
}

const format = 'open-board-0.1'
const license = {
  type: 'CC BY-SA',
  copyright_notice_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  author_name: 'OpenMoji',
  author_url: 'https://openmoji.org',
}

const colors: Readonly<Record<WordKind, readonly [background: string, border: string]>> = {
  action: ['rgb(220, 235, 225)', 'rgb(29, 99, 80)'],
  people: ['rgb(251, 239, 211)', 'rgb(138, 97, 0)'],
  question: ['rgb(240, 232, 244)', 'rgb(103, 69, 120)'],
  description: ['rgb(228, 234, 246)', 'rgb(51, 80, 140)'],
  thing: ['rgb(253, 230, 210)', 'rgb(154, 77, 18)'],
  social: ['rgb(251, 228, 238)', 'rgb(150, 48, 95)'],
  place: ['rgb(255, 255, 255)', 'rgb(106, 125, 115)'],
  refusal: ['rgb(255, 255, 255)', 'rgb(148, 56, 43)'],
}

const rootPath = 'boards/core.obf'

/** The boards and the manifest of an `.obz` archive: the core board, then one board for each page of a folder. */
export function writeObf(source: Source): readonly ObfFile[] {
  const { board } = source
  const rows = rowsOf(board.settings.size, board.settings.orientation)
  const pages = foldersOf(board).flatMap((folder) =>
    folderPages(board, folder).map((ids, page) => ({ folder, page, ids, path: `boards/${folder}-${page + 1}.obf` })),
  )
  const links = pages.filter(({ page }) => page === 0).map(({ folder, path }) => ({ folder, path }))
  const order = [...rows.map((row) => row.map(asId)), ...chunked(links.map(linkId), rows[0]?.length ?? 1)]
  const root = { ...boardFile(source, { id: boardId(source, 'core'), name: source.name, order }), ext_ankur_board: board }
  for (const link of links) {
    const image = source.folderImageOf(link.folder)
    const name = nameOf(source, link.folder)
    const imageId = `image-${linkId(link)}`
    if (image) root.images.push({ id: imageId, path: image.path, content_type: image.contentType, ...drawnSize, license })
    const target = { id: boardId(source, `${link.folder}-1`), name, path: link.path }
    root.buttons.push({ id: linkId(link), label: name, ...(image && { image_id: imageId }), load_board: target })
  }
  const others = pages.map(({ folder, page, ids, path }) => ({ path, board: folderFile(source, { folder, page, ids }, pages) }))
  const boards = [{ path: rootPath, board: root }, ...others]
  const manifest = {
    format,
    root: rootPath,
    paths: {
      boards: Object.fromEntries(boards.map(({ path, board: { id } }) => [id, path])),
      images: pathsOf(boards.flatMap((each) => each.board.images)),
      sounds: pathsOf(boards.flatMap((each) => each.board.sounds)),
    },
  }
  return [
    { path: 'manifest.json', text: JSON.stringify(manifest, null, 1) },
    ...boards.map(({ path, board: each }) => ({ path, text: JSON.stringify(each, null, 1) })),
  ]
}

/** Two children of a family may take their boards along: programs drop a board whose id they have already. */
const boardId = ({ board }: Source, id: string): string => `${board.id}-${id}`
const asId = (id: string): string | null => id
const linkId = ({ folder }: { folder: AnyFolderId }) => `folder-${folder}`

function nameOf({ board, folderNames, language }: Source, folder: AnyFolderId): string {
  if (isBuiltIn(folder)) return folderNames[folder]
  const own = board.folders.find(({ id }) => id === folder)
  return own ? ownFolderName(own, language).text : folder
}

function isBuiltIn(folder: AnyFolderId): folder is FolderId {
  return (folderIds as readonly string[]).includes(folder)
}

interface FolderPage {
  readonly folder: AnyFolderId
  readonly page: number
  readonly ids: readonly (string | null)[]
}

/** A page of a folder; in its last place the way to the next page, or back, as on the board itself. */
function folderFile(source: Source, { folder, page, ids }: FolderPage, pages: readonly FolderPage[]) {
  const name = nameOf(source, folder)
  const order = chunked([...ids.slice(0, placesPerPage), 'on'], 4)
  const id = boardId(source, `${folder}-${page + 1}`)
  const file = boardFile(source, { id, name: page === 0 ? name : `${name} ${page + 1}`, order })
  const hasNext = pages.some((each) => each.folder === folder && each.page === page + 1)
  const next = {
    id: boardId(source, `${folder}-${page + 2}`),
    name: `${name} ${page + 2}`,
    path: `boards/${folder}-${page + 2}.obf`,
  }
  const first = { id: boardId(source, 'core'), name: source.name, path: rootPath }
  const target = hasNext ? next : first
  file.buttons.push({ id: 'on', label: hasNext ? '→' : '←', load_board: target })
  return file
}

interface BoardContent {
  readonly id: string
  readonly name: string
  readonly order: readonly (readonly (string | null)[])[]
}

function boardFile(source: Source, { id, name, order }: BoardContent) {
  const columns = Math.max(...order.map((row) => row.length))
  const grid = order.map((row) => [...row, ...Array<null>(columns - row.length).fill(null)])
  const words = grid
    .flat()
    .flatMap((each) => (each === null ? [] : [boardWord(each, source)]))
    .filter((word) => word !== null)
  const images = words.flatMap((word) => mediaOf('image', word, source.imageOf(word)))
  const sounds = words.flatMap((word) => mediaOf('sound', word, source.soundOf(word)))
  return {
    format,
    id,
    locale: source.language,
    name,
    license,
    buttons: words.map((word) => buttonOf(word, source)),
    grid: { rows: grid.length, columns, order: grid },
    images,
    sounds,
    ...stringsOf(words, source),
  }
}

type Strings = Partial<Record<Language, Record<string, string>>>

/**
 * The words in the other available languages, by button label: a reader of the format shows `strings[locale][label]` if
 * there is one. Two buttons with the same label and different translations have none.
 */
function stringsOf(words: readonly BoardWord[], source: Source): { strings?: Strings } {
  const strings: Strings = {}
  for (const language of languages) {
    if (language === source.language) continue
    const texts = new Map<string, string | null>()
    for (const { id, text, textLanguage } of words) {
      const translated = boardWord(id, { ...source, language })
      if (textLanguage !== source.language || translated?.textLanguage !== language || (isWordId(id) && !source.texts[language]))
        continue
      const former = texts.get(text)
      texts.set(text, former === undefined || former === translated.text ? translated.text : null)
    }
    const known = [...texts].filter((entry): entry is [string, string] => entry[1] !== null)
    if (known.length > 0) strings[language] = Object.fromEntries(known)
  }
  return Object.keys(strings).length > 0 ? { strings } : {}
}

interface Button {
  id: string
  label: string
  vocalization?: string
  background_color?: string
  border_color?: string
  image_id?: string
  sound_id?: string
  hidden?: boolean
  load_board?: { id: string; name: string; path: string }
}

function buttonOf(word: BoardWord, source: Source): Button {
  const [background, border] = colors[word.kind]
  return {
    id: word.id,
    label: word.text,
    ...(word.spoken !== word.text && { vocalization: word.spoken }),
    background_color: background,
    border_color: border,
    ...(source.imageOf(word) && { image_id: `image-${word.id}` }),
    ...(source.soundOf(word) && { sound_id: `sound-${word.id}` }),
    ...(source.board.hidden.includes(word.id) && { hidden: true }),
  }
}

/** Of the drawings; photos are square too, and every program scales. */
const drawnSize = { width: 300, height: 300 }

interface MediaEntry {
  id: string
  path: string
  content_type: string
  width?: number
  height?: number
  duration?: number
  license?: typeof license
}

function mediaOf(kind: 'image' | 'sound', word: BoardWord, media: ObfMedia | null): MediaEntry[] {
  if (!media) return []
  const { path, contentType, seconds = 1 } = media
  const more =
    kind === 'image' ? { ...drawnSize, ...(word.photo === null && { license }) } : { duration: Math.max(1, Math.round(seconds)) }
  return [{ id: `${kind}-${word.id}`, path, content_type: contentType, ...more }]
}

function pathsOf(media: readonly { readonly id: string; readonly path: string }[]): Record<string, string> {
  return Object.fromEntries(media.map(({ id, path }) => [id, path]))
}

function chunked<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}
