import type { Language, Words } from '@ankur/content'
import { home as en } from '@ankur/content/words/en/home'
import { home as hi } from '@ankur/content/words/hi/home'
import { home as pa } from '@ankur/content/words/pa/home'

export const homeWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }
