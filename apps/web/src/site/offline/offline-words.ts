import type { Language, Words } from '@ankur/content'
import { offline as en } from '@ankur/content/words/en/offline'
import { offline as hi } from '@ankur/content/words/hi/offline'
import { offline as pa } from '@ankur/content/words/pa/offline'

export const offlineWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }
