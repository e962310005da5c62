/** What the games use of the family's board. */
import type { Language } from '@ankur/content'
import { boardWord } from '@ankur/talk'
import type { OwnThing, WordSpeaker } from './index.ts'
import { boardNamed } from './board-store.ts'
import { fileUrl, loadFileNames, recordingName } from './talk-files.ts'

/** A game has room for a handful; the newest words are those just added. */
const maxThings = 24

/** The family's own words on the board of this child that have a photo or a recording. Nothing is written. */
export async function ownThingsOf(language: Language, child: string): Promise<readonly OwnThing[]> {
  const board = boardNamed(child)
  const all = board.own.slice(-maxThings).map(async ({ id, kind, photo }): Promise<OwnThing | null> => {
    const use = uses[kind]
    const word = boardWord(id, { board, language, texts: {} })
    if (!word || !use) return null
    const [picture, voice] = await Promise.all([
      photo ? fileUrl(photo) : null,
      fileUrl(recordingName(board.id, id, word.textLanguage)),
    ])
    return picture || voice ? { id, name: word.text, use, language: word.textLanguage, photo: picture } : null
  })
  return (await Promise.all(all)).filter((each) => each !== null)
}

/** The use of a word in a game, by its kind; words to refuse or to ask stay on the board. */
const uses: Readonly<Partial<Record<string, OwnThing['use']>>> = { thing: 'liked', people: 'person', action: 'day', place: 'day' }

/**
 * Speaks a word with the family's recording; false if there is none. A recording that is missing, or that this browser
 * cannot play, calls `onSilent` instead. The recordings are those of the child's board.
 */
export async function familyVoiceOf(child: string): Promise<WordSpeaker> {
  const { id } = boardNamed(child)
  const recorded = await loadFileNames()
  return (word, language, onSilent) => {
    const name = recordingName(id, word, language)
    if (!recorded.has(name)) return false
    fileUrl(name)
      .then((url) => (url ? new Audio(url).play() : onSilent()))
      .catch(onSilent)
    return true
  }
}
