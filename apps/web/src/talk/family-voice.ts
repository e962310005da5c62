import type { Language } from '@ankur/content'
import { boardNamed } from './board-store.ts'
import { fileUrl, loadFileNames, recordingName } from './talk-files.ts'

/** Says a word in the family's own voice; false where nobody recorded it. The recordings are those of the child's board. */
export async function familyVoiceIn(language: Language, child: string): Promise<(word: string) => boolean> {
  const { id } = boardNamed(child)
  const recorded = await loadFileNames()
  return (word) => {
    const name = recordingName(id, word, language)
    if (!recorded.has(name)) return false
    // A recording that is lost, or that this browser cannot play, stays silent.
    fileUrl(name)
      .then((url) => (url ? new Audio(url).play() : undefined))
      .catch(() => {})
    return true
  }
}
