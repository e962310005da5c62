import { wordGroup } from '../platform/word-group.ts'

export const devicesWords = wordGroup({
  en: () => import('@ankur/content/words/en/devices').then((module) => module.devices),
  hi: () => import('@ankur/content/words/hi/devices').then((module) => module.devices),
  pa: () => import('@ankur/content/words/pa/devices').then((module) => module.devices),
})
