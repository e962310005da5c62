import type { Language } from '@ankur/content'
import { reachServer } from './retry.ts'

interface Loader {
  readonly has: (language: Language) => boolean
  readonly load: (language: Language) => Promise<void>
}

const inUse = new Set<Loader>()

/** A change of language from now on waits for these messages too, so that the whole page changes at once. */
export function switchTogether(words: Loader): void {
  inUse.add(words)
}

/** Waits until the server is reachable first: a browser never retries a module import that failed. */
export async function loadWordsInUse(language: Language): Promise<void> {
  const missing = [...inUse].filter((words) => !words.has(language))
  if (missing.length === 0) return
  await reachServer()
  await Promise.all(missing.map((words) => words.load(language)))
}
