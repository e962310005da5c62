import { wordGroup } from '../platform/word-group.ts'

export const sharedPhoneWords = wordGroup({
  en: () => import('@ankur/content/words/en/shared-phone').then((module) => module.sharedPhone),
  hi: () => import('@ankur/content/words/hi/shared-phone').then((module) => module.sharedPhone),
  pa: () => import('@ankur/content/words/pa/shared-phone').then((module) => module.sharedPhone),
})
