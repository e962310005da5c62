import type { Language } from '@ankur/content'

type Load = (language: Language) => Promise<void>

const inUse = new Set<Load>()

/** From now on a change of language waits for these words too, so that a page changes as a whole. */
export function alsoSwitch(load: Load): void {
  inUse.add(load)
}

export async function loadWordsInUse(language: Language): Promise<void> {
  await Promise.all([...inUse].map((load) => load(language)))
}
