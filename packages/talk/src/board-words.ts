import { languages, type Language } from '@ankur/languages'
import { placesPerPage } from './layout.ts'
import type { AnyFolderId, BoardWord, Names, OwnFolder, OwnWord, PersonalBoard } from './personal-board.ts'
import { folderIds, isWordFolder, isWordId, kindOf, wordsOf, type WordId } from './words.ts'

/** The texts of the board's words in the languages that are loaded. */
export type WordTexts = Partial<Record<Language, Readonly<Record<WordId, string>>>>

interface Speech {
  readonly board: PersonalBoard
  readonly language: Language
  readonly texts: WordTexts
}

/** The word of an id as this board shows it, or null for a word that is there no more. */
export function boardWord(id: string, { board, language, texts }: Speech): BoardWord | null {
  if (!isWordId(id)) {
    const own = board.own.find((each) => each.id === id)
    return own ? ownBoardWord(own, board, language) : null
  }
  const changed = board.changed[id]
  const textIn = (wanted: Language) => changed?.names?.[wanted] ?? texts[wanted]?.[id]
  const text = textIn(language) ?? id
  return {
    id,
    kind: kindOf(id),
    text,
    textLanguage: language,
    second: secondOf(board, language, textIn),
    spoken: changed?.spoken?.[language] ?? spokenForm(text),
    symbol: id,
    photo: changed?.photo ?? null,
  }
}

function ownBoardWord(own: OwnWord, board: PersonalBoard, language: Language): BoardWord {
  const { text, textLanguage } = nameIn(own.names, language)
  return {
    id: own.id,
    kind: own.kind,
    text,
    textLanguage,
    second: secondOf(board, textLanguage, (wanted) => own.names[wanted]),
    spoken: board.changed[own.id]?.spoken?.[textLanguage] ?? text,
    symbol: own.symbol && isWordId(own.symbol) ? own.symbol : null,
    photo: own.photo ?? null,
  }
}

function secondOf({ settings }: PersonalBoard, first: Language, textIn: (wanted: Language) => string | undefined) {
  if (settings.second === null || settings.second === first) return null
  const text = textIn(settings.second)
  return text === undefined ? null : { text, language: settings.second }
}

/** In their order beside the board; the family's own come last, so that no other moves. */
export function foldersOf(board: PersonalBoard): readonly AnyFolderId[] {
  return [...folderIds, ...board.folders.map(({ id }) => id)]
}

export function ownFolderName({ names }: OwnFolder, language: Language): { text: string; textLanguage: Language } {
  return nameIn(names, language)
}

function nameIn(names: Names, language: Language): { text: string; textLanguage: Language } {
  for (const each of [language, ...languages]) {
    const text = names[each]
    if (text !== undefined) return { text, textLanguage: each }
  }
  return { text: '', textLanguage: language }
}

/**
 * "I, me" has two forms; the voice speaks the last one, which most sentences need in Hindi and Punjabi, and the first in
 * English.
 */
function spokenForm(text: string): string {
  const forms = text.split(', ')
  return (/^[A-Za-z]/.test(text) ? forms[0] : forms.at(-1)) ?? text
}

/** The ids of a folder, page by page, an empty place as null. Words that are hidden keep their place. */
export function folderPages(board: PersonalBoard, folder: AnyFolderId): readonly (readonly (string | null)[])[] {
  const places = new Map<number, string>()
  if (folder === 'my_things') for (const { id, place } of board.favourites) places.set(freeFrom(places, place), id)
  else if (isWordFolder(folder)) wordsOf(folder).forEach((id, place) => places.set(place, id))
  for (const own of board.own) if (own.folder === folder) places.set(freeFrom(places, own.place), own.id)
  const pages = Math.max(1, Math.ceil((Math.max(-1, ...places.keys()) + 1) / placesPerPage))
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: placesPerPage }, (_place, at) => places.get(page * placesPerPage + at) ?? null),
  )
}

/** Two words never share a place, whatever a file contains. */
function freeFrom(places: ReadonlyMap<number, string>, wanted: number): number {
  let place = wanted
  while (places.has(place)) place++
  return place
}

/** The place of a new word in a folder: the first free one behind the fixed words. */
export function nextPlace(board: PersonalBoard, folder: AnyFolderId): number {
  const own = board.own.filter((each) => each.folder === folder).map(({ place }) => place)
  const favourites = folder === 'my_things' ? board.favourites.map(({ place }) => place) : []
  const others = isWordFolder(folder) ? wordsOf(folder).keys() : favourites
  const taken = new Set([...own, ...others])
  let place = 0
  while (taken.has(place)) place++
  return place
}
