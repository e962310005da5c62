import { wordGroup } from '../platform/word-group.ts'

export const remindersWords = wordGroup({
  en: () => import('@ankur/content/words/en/reminders').then((module) => module.reminders),
  hi: () => import('@ankur/content/words/hi/reminders').then((module) => module.reminders),
  pa: () => import('@ankur/content/words/pa/reminders').then((module) => module.reminders),
})
