import type { Language } from '@ankur/content'
import { reachServer } from './retry.ts'

interface Loader {
  readonly has: (language: Language) => boolean
  readonly load: (language: Language) => Promise<void>
}

const inUse = new Set<Loader>()

/** From now on a change of language waits for these words too, so that a page changes as a whole. */
export function alsoSwitch(words: Loader): void {
  inUse.add(words)
}

/** Once the server can be reached: a browser remembers for ever that a chunk could not be loaded. */
export async function loadWordsInUse(language: Language): Promise<void> {
  const missing = [...inUse].filter((words) => !words.has(language))
  if (missing.length === 0) return
  await reachServer()
  await Promise.all(missing.map((words) => words.load(language)))
}
