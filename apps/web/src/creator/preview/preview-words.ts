import { wordGroup } from '../../platform/word-group.ts'

export const previewWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-preview').then((module) => module.creatorPreview),
  hi: () => import('@ankur/content/words/hi/creator-preview').then((module) => module.creatorPreview),
  pa: () => import('@ankur/content/words/pa/creator-preview').then((module) => module.creatorPreview),
})
