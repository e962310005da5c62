import { Ideas, IdeasName } from './ideas.tsx'
import { loadReadyStyles } from './ready-styles.ts'

/** The part that `ready/use-ideas.ts` loads. */
const readyParts = { Ideas, IdeasName }

export async function loadReadyParts() {
  await loadReadyStyles()
  return readyParts
}
