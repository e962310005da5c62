import type { Language, Words } from '@ankur/content'
import { materials as en } from '@ankur/content/words/en/materials'
import { materials as hi } from '@ankur/content/words/hi/materials'
import { materials as pa } from '@ankur/content/words/pa/materials'

export const materialsWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }
