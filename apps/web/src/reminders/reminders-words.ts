import { wordGroup } from '../platform/word-group.ts'

export const remindersWords = wordGroup({
  en: () => import('@ankur/content/words/en/reminders').then(({ reminders }) => reminders),
  hi: () => import('@ankur/content/words/hi/reminders').then(({ reminders }) => reminders),
  pa: () => import('@ankur/content/words/pa/reminders').then(({ reminders }) => reminders),
})
