import type { PlanWords } from '@ankur/screening/plan/say-plan'
import { wordGroup } from '../platform/word-group.ts'

export const planWords = wordGroup<PlanWords>({
  en: async () => ({ ...(await import('@ankur/content/words/en/plan')), ...(await import('@ankur/content/words/en/places')) }),
  hi: async () => ({ ...(await import('@ankur/content/words/hi/plan')), ...(await import('@ankur/content/words/hi/places')) }),
  pa: async () => ({ ...(await import('@ankur/content/words/pa/plan')), ...(await import('@ankur/content/words/pa/places')) }),
})
