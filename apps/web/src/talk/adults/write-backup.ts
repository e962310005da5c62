import { strToU8, zipSync, type Zippable } from 'fflate'
import { languages, type Language } from '@ankur/content'
import {
  boardWord,
  folderPages,
  foldersOf,
  rowsOf,
  type BoardWord,
  type AnyFolderId,
  type FolderId,
  type PersonalBoard,
} from '@ankur/talk'
import { writeObf, type ObfMedia } from '@ankur/talk/obf/write-obf'
import { loadFile, recordingName, type TalkFile } from '../talk-files.ts'
import { shownFolders } from '../shown-folders.ts'
import { loadAllSymbols, symbolFile, type SymbolName } from '../symbols.tsx'
import { loadedTexts, loadSecondLanguage } from '../talk-words-group.ts'
import { endingOf, gameNumbers } from './recordings.ts'

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
