import type { Language, Words } from '@ankur/content'
import type { comfort as english } from '@ankur/content/words/en/comfort'

export type ComfortWords = Words<typeof english>

const loaders: Readonly<Record<Language, () => Promise<{ comfort: ComfortWords }>>> = {
  en: () => import('@ankur/content/words/en/comfort'),
  hi: () => import('@ankur/content/words/hi/comfort'),
  pa: () => import('@ankur/content/words/pa/comfort'),
}

export async function loadComfortWords(language: Language): Promise<ComfortWords> {
  return (await loaders[language]()).comfort
}
