import type { Language, Words } from '@ankur/content'
import { whoChecked as en } from '@ankur/content/words/en/who-checked'
import { whoChecked as hi } from '@ankur/content/words/hi/who-checked'
import { whoChecked as pa } from '@ankur/content/words/pa/who-checked'

export const whoCheckedWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }
