import type { Language, Words } from '@ankur/content'
import { help as en } from '@ankur/content/words/en/help'
import { help as hi } from '@ankur/content/words/hi/help'
import { help as pa } from '@ankur/content/words/pa/help'

export const helpWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }
