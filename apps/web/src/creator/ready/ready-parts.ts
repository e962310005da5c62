import { Ideas, IdeasName } from './ideas.tsx'
import { loadReadyStyles } from './ready-styles.ts'

/** What `ready/use-ideas.ts` fetches, as one part. */
const readyParts = { Ideas, IdeasName }

export async function loadReadyParts() {
  await loadReadyStyles()
  return readyParts
}
