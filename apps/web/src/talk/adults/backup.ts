import { strFromU8, strToU8, zipSync, type Zippable } from 'fflate'
import { isLanguage, languages, type Language } from '@ankur/content'
import {
  boardWord,
  folderPages,
  foldersOf,
  isWordId,
  rowsOf,
  type BoardWord,
  type AnyFolderId,
  type FolderId,
  type PersonalBoard,
  type WordId,
} from '@ankur/talk'
import { addWord, changeWord } from '@ankur/talk/edit-board'
import { readObf, type ForeignWord } from '@ankur/talk/obf/read-obf'
import { writeObf, type ObfMedia } from '@ankur/talk/obf/write-obf'
import { newId } from '../../platform/new-id.ts'
import { storeFiles, loadFile, loadFileNames, recordingName, type TalkFile } from '../talk-files.ts'
import { shownFolders } from '../shown-folders.ts'
import { loadAllSymbols, symbolFile, type SymbolName } from '../symbols.tsx'
import { loadedTexts, loadSecondLanguage } from '../talk-words-group.ts'
import { squareDrawing, squarePhoto } from './photo.ts'
import { gameNumbers } from './recorded-groups.ts'
import { unpackBoard, type BoardFiles } from './unpack-board.ts'

const maxBackupBytes = 25 * 1024 * 1024

/** The board as an `.obz` archive with its pictures, photos and recordings. */
export async function writeBackup(
  board: PersonalBoard,
  language: Language,
  { folderNames, name }: { folderNames: Readonly<Record<FolderId, string>>; name: string },
): Promise<Blob> {
  // The words of each language are included; offline, the loaded ones.
  await Promise.all([loadAllSymbols(), ...languages.map((each) => loadSecondLanguage(each).catch(() => {}))])
  const texts = loadedTexts()
  const speech = { board, language, texts }
  const words = allWordsOf(board).flatMap((id) => boardWord(id, speech) ?? [])
  const media = new Map<string, { media: ObfMedia; bytes: Uint8Array }>()
  for (const word of words) {
    const image = await imageOf(word)
    if (image) media.set(`image ${word.id}`, image)
    const sound = await soundOf(board, word)
    if (sound) media.set(`sound ${word.id}`, sound)
  }
  const folderImages = new Map(
    shownFolders(board, folderNames, language).map(({ id, symbol }) => [id as AnyFolderId, drawing(symbol)]),
  )
  const files = writeObf({
    ...speech,
    folderNames,
    imageOf: (word) => media.get(`image ${word.id}`)?.media ?? null,
    soundOf: (word) => media.get(`sound ${word.id}`)?.media ?? null,
    folderImageOf: (folder) => folderImages.get(folder)?.media ?? null,
    name: board.name || name,
  })
  const archive: Zippable = Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)]))
  for (const { media: each, bytes } of media.values()) archive[each.path] = asItIs(bytes)
  for (const image of folderImages.values()) if (image) archive[image.media.path] = image.bytes
  // Open Board Format names one sound for each word; recordings in other languages lie beside it, for us alone.
  for (const id of [...words.map((word) => word.id), ...gameNumbers])
    for (const { media: each, bytes } of await soundsOf(board, id)) archive[each.path] = asItIs(bytes)
  // Not in workers, which would be made of texts: the policy of the pages refuses those.
  return new Blob([zipSync(archive) as BlobPart], { type: 'application/zip' })
}

/** Photos and sounds are packed already. */
function asItIs(bytes: Uint8Array): Zippable[string] {
  return [bytes, { level: 0 }]
}

function allWordsOf(board: PersonalBoard): readonly string[] {
  const core = rowsOf(60, 'tall').flat()
  const others = foldersOf(board).flatMap((folder) => folderPages(board, folder).flat())
  return [...new Set([...core, ...others].filter((id) => id !== null))]
}

async function imageOf(word: BoardWord) {
  const photo = word.photo ? await loadFile(word.photo).catch(() => null) : null
  if (photo) return { media: { path: `images/${photo.id}.jpg`, contentType: photo.type }, bytes: photo.bytes }
  return word.symbol ? drawing(word.symbol) : null
}

function drawing(name: SymbolName) {
  const symbol = symbolFile(name)
  return symbol ? { media: { path: `images/${name}.svg`, contentType: 'image/svg+xml' }, bytes: strToU8(symbol) } : null
}

async function soundOf(board: PersonalBoard, word: BoardWord) {
  const all = await soundsOf(board, word.id)
  return all.find(({ language }) => language === word.textLanguage) ?? all[0] ?? null
}

async function soundsOf(board: PersonalBoard, word: string) {
  const found = languages.map(async (language) => {
    const file = await loadFile(recordingName(board.id, word, language)).catch(() => null)
    if (!file) return []
    const path = `sounds/${language}-${word}${endingOf(file)}`
    return [{ language, media: { path, contentType: file.type, seconds: await secondsOf(file) }, bytes: file.bytes }]
  })
  return (await Promise.all(found)).flat()
}

/** How long a recording lasts; a browser that cannot read it leaves it at a second. */
async function secondsOf({ bytes }: TalkFile): Promise<number> {
  try {
    const { duration } = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes.slice().buffer)
    return duration
  } catch {
    return 1
  }
}

const endings: Readonly<Record<string, string>> = {
  'audio/webm': '.webm',
  'audio/mp4': '.m4a',
  'audio/ogg': '.ogg',
  'audio/mpeg': '.mp3',
  'audio/wav': '.wav',
}

function endingOf({ type }: TalkFile): string {
  return endings[type] ?? '.bin'
}

function typeOf(path: string): string {
  return Object.entries(endings).find(([, ending]) => path.endsWith(ending))?.[0] ?? 'application/octet-stream'
}

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
