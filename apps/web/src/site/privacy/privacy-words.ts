import type { Language, Words } from '@ankur/content'
import { privacy as en } from '@ankur/content/words/en/privacy'
import { privacy as hi } from '@ankur/content/words/hi/privacy'
import { privacy as pa } from '@ankur/content/words/pa/privacy'

export const privacyWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }
