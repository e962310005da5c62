import { wordGroup } from '../../platform/word-group.ts'

export const activitiesWords = wordGroup({
  en: () => import('@ankur/content/words/en/creator-activities').then((module) => module.creatorActivities),
  hi: () => import('@ankur/content/words/hi/creator-activities').then((module) => module.creatorActivities),
  pa: () => import('@ankur/content/words/pa/creator-activities').then((module) => module.creatorActivities),
})
