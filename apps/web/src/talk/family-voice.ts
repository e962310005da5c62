import type { WordSpeaker } from './index.ts'
import { boardNamed } from './board-store.ts'
import { fileUrl, loadFileNames, recordingName } from './talk-files.ts'

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
