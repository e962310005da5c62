import { unsubscribe as english } from '@ankur/content/words/en/unsubscribe'
import { unsubscribe as hindi } from '@ankur/content/words/hi/unsubscribe'
import { unsubscribe as punjabi } from '@ankur/content/words/pa/unsubscribe'

export const unsubscribeWords = { en: english, hi: hindi, pa: punjabi }
