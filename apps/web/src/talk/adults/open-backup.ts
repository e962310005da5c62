import { strFromU8, strToU8 } from 'fflate'
import { unzip } from '@ankur/blocks/sb3/zip'
import { isLanguage, type Language } from '@ankur/content'
import { folderPages, foldersOf, isWordId, rowsOf, type PersonalBoard, type WordId } from '@ankur/talk'
import { addWord, changeWord } from '@ankur/talk/edit-board'
import { readObf, type ForeignWord } from '@ankur/talk/obf/read-obf'
import { newId } from '../../platform/new-id.ts'
import { storeFiles, loadFileNames, recordingName, type TalkFile } from '../talk-files.ts'
import { loadedTexts, loadSecondLanguage } from '../talk-words-group.ts'
import { squareDrawing, squarePhoto } from './photo.ts'
import { typeOf } from './recordings.ts'

const maxBackupBytes = 25 * 1024 * 1024

export type BackupProblem = 'import_not_board' | 'import_damaged' | 'import_too_big' | 'storage_full'
export type OpenedBackup =
  | { readonly kind: 'restored'; readonly board: PersonalBoard }
  | ({ readonly kind: 'added'; readonly board: PersonalBoard } & Added)

interface Added {
  /** New words in "my things". */
  readonly count: number
  /** Words that the board shows already. */
  readonly known: number
  /** Words without room. */
  readonly left: number
  /** Pictures and sounds that the file names and does not contain. */
  readonly missing: number
}

/**
 * Reads a file of ours or of another program onto the board; the board stays as it is when anything fails, and when
 * `mayReplace` is answered with no (null).
 */
export async function openBackup(
  file: File,
  board: PersonalBoard,
  mayReplace: () => Promise<boolean>,
): Promise<OpenedBackup | BackupProblem | null> {
  if (file.size > maxBackupBytes) return 'import_too_big'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const files: ReturnType<typeof unpackBoard> = isZip ? unpackBoard(bytes) : new Map()
  if (typeof files === 'string') return files
  const textAt = (path: string) => {
    const found = files.get(path)
    return found ? strFromU8(found) : null
  }
  const content = readObf(textAt, isZip ? undefined : strFromU8(bytes))
  if (content === 'not_a_board') return 'import_not_board'
  if (content === 'damaged') return isZip ? 'import_damaged' : 'import_not_board'
  try {
    if (content.kind === 'foreign') return await addForeign(board, content, files)
    if ((await isInUse(board)) && !(await mayReplace())) return null
    const restored = { ...content.board, id: board.id }
    const wanted: TalkFile[] = []
    for (const { word, path } of content.media) {
      const found = files.get(path)
      const photo = found && (await photoAs(photoIdOf(restored, word), found))
      if (photo) wanted.push(photo)
    }
    for (const [path, found] of files) {
      const [, language, word] = /^sounds\/([a-z]{2,3})-([\w-]{1,80})\.\w+$/.exec(path) ?? []
      if (isLanguage(language) && word)
        wanted.push({ id: recordingName(board.id, word, language), type: typeOf(path), bytes: found })
    }
    await storeFiles(wanted)
    return { kind: 'restored', board: restored }
  } catch {
    return 'storage_full'
  }
}

function photoIdOf(board: PersonalBoard, word: string): string | undefined {
  return board.own.find(({ id }) => id === word)?.photo ?? board.changed[word]?.photo
}

/** Encoded again like every photo, so that nothing else of an imported file is stored. */
async function photoAs(id: string | undefined, bytes: Uint8Array): Promise<TalkFile | null> {
  const photo = id === undefined ? null : await squarePhoto(new Blob([bytes as BlobPart]))
  return id !== undefined && photo ? { ...photo, id } : null
}

/** A board with hundreds of photos and recordings stays far below. */
const limits = {
  fileBytes: 25 * 1024 * 1024,
  entries: 20_000,
  entryBytes: 25 * 1024 * 1024,
  totalBytes: 100 * 1024 * 1024,
  ratio: 200,
}

type BoardFiles = ReadonlyMap<string, Uint8Array>

/**
 * The files of an untrusted archive. Its declared sizes are not trusted, and it is unpacked here and not in workers created
 * from text, which the policy of the pages blocks.
 */
export function unpackBoard(bytes: Uint8Array): BoardFiles | 'import_too_big' | 'import_damaged' {
  const unzipped = unzip(bytes, () => (name) => !name.endsWith('/'), limits)
  if (unzipped.ok) return unzipped.files
  return unzipped.problem === 'too_big' ? 'import_too_big' : 'import_damaged'
}

interface Foreign {
  readonly language: Language
  readonly words: readonly ForeignWord[]
  readonly leftOut: number
}

async function addForeign(board: PersonalBoard, { language, words, leftOut }: Foreign, files: BoardFiles): Promise<OpenedBackup> {
  await loadSecondLanguage(language).catch(() => {})
  const ours = wordsByText(language)
  const shown = shownWordsOf(board)
  const wanted: TalkFile[] = []
  let next = board
  const added = { count: 0, known: 0, missing: 0 }
  for (const [at, word] of words.entries()) {
    const same = ours.get(word.text.toLowerCase())
    const photo = await photoOf(word.image, files)
    const sound = mediumAt(word.sound, files)
    if (word.sound !== null && !sound) added.missing++
    if (same && shown.has(same) && !photo && !sound) {
      added.known++
      continue
    }
    const id = `own-${newId()}`
    const withWord = addWord(next, {
      id,
      names: { ...word.translations, [language]: word.text },
      kind: 'thing',
      folder: 'my_things',
      ...(photo ? { photo: photo.id } : same && { symbol: same }),
    })
    if (!withWord) {
      await storeFiles(wanted)
      return { kind: 'added', board: next, ...added, left: words.length - at + leftOut }
    }
    if (photo) wanted.push(photo)
    else if (word.image !== null && !same) added.missing++
    if (sound) wanted.push({ ...sound, id: recordingName(board.id, id, language) })
    next = word.spoken ? changeWord(withWord, id, { spoken: { [language]: word.spoken } }) : withWord
    added.count++
  }
  await storeFiles(wanted)
  return { kind: 'added', board: next, ...added, left: leftOut }
}

/** Other programs keep the text of our words, but not always their pictures. */
function wordsByText(language: Language): ReadonlyMap<string, WordId> {
  return new Map(
    Object.entries(loadedTexts()[language] ?? {}).flatMap(([id, text]) => (isWordId(id) ? [[text.toLowerCase(), id]] : [])),
  )
}

function shownWordsOf(board: PersonalBoard): ReadonlySet<string> {
  const core = rowsOf(board.settings.size, board.settings.orientation).flat()
  const others = foldersOf(board).flatMap((folder) => folderPages(board, folder).flat())
  return new Set(
    [...core, ...others].flatMap((id) => (id === null || board.hidden.includes(id) || board.changed[id]?.names ? [] : [id])),
  )
}

async function photoOf(address: string | null, files: BoardFiles): Promise<TalkFile | null> {
  const picture = mediumAt(address, files)
  if (!picture) return null
  return picture.type === 'image/svg+xml' ? squareDrawing(picture.bytes) : squarePhoto(new Blob([picture.bytes as BlobPart]))
}

interface Medium {
  readonly type: string
  readonly bytes: Uint8Array
}

/** A file of the archive, or the content of a data URL. Nothing is downloaded. */
function mediumAt(address: string | null, files: BoardFiles): Medium | undefined {
  if (address === null) return undefined
  if (address.startsWith('data:')) return contentOf(address)
  const bytes = files.get(address) ?? files.get(address.replace(/^\.?\//, ''))
  return bytes && { type: /\.svg$/i.test(address) ? 'image/svg+xml' : typeOf(address), bytes }
}

/** Of base64, or of text with escapes, as drawings often are. */
function contentOf(dataUrl: string): Medium | undefined {
  const [, type = '', base64, content = ''] = /^data:([\w/+.-]*)(?:;(?!base64)[^;,]*)*(;base64)?,(.*)$/s.exec(dataUrl) ?? []
  try {
    const bytes = base64
      ? Uint8Array.from(atob(decodeURIComponent(content)), (each) => each.charCodeAt(0))
      : strToU8(decodeURIComponent(content))
    return content === '' ? undefined : { type: type === 'image/svg' ? 'image/svg+xml' : type, bytes }
  } catch {
    return undefined
  }
}

/** Whether a family added anything of its own to the board. */
async function isInUse({ id, own, changed, folders, favourites }: PersonalBoard): Promise<boolean> {
  if (own.length + Object.keys(changed).length + folders.length + favourites.length > 0) return true
  return [...(await loadFileNames())].some((name) => name.startsWith(`voice-${id}-`))
}
