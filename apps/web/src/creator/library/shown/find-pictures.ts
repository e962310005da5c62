import { languages } from '@ankur/content'
import { allPictures, type PictureName } from '../picture-list.ts'
import { messageLoader } from '../../../platform/load-messages.ts'

/** The names and synonyms of pictures, in one language or several. */
export type PictureNames = Readonly<Record<PictureName, string>>

const loadNames = messageLoader('creator/library', 'creatorPictures')
const loadTags = messageLoader('creator/library', 'creatorPictureTags')

/** Every name in every language, because families type in any of them. What cannot be loaded now is left out. */
export async function loadEveryName(): Promise<readonly PictureNames[]> {
  const found = await Promise.allSettled([loadNames, loadTags].flatMap((load) => languages.map((each) => load(each))))
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
}

/** In the order of the library; names that begin with the search text come first. */
export function findPictures(search: string, names: readonly PictureNames[]): readonly PictureName[] {
  const wanted = plain(search)
  if (wanted === '') return []
  const ranked = allPictures.flatMap((picture) => {
    const called = names.flatMap((each) => each[picture].split(', ').map(plain))
    const rank = Math.min(...called.map((name) => rankOf(name, wanted)))
    return rank < 3 ? [{ picture, rank }] : []
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ picture }) => picture)
}

/** The whole name, its beginning, the beginning of a later word, or no match. */
function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  return ` ${name}`.includes(` ${wanted}`) ? 2 : 3
}

/** Nuktas, candrabindu and capitals are often typed differently. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u093c\u0a3c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
