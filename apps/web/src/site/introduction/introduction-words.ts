import type { Language, Words } from '@ankur/content'
import { introduction as en } from '@ankur/content/words/en/introduction'
import { introduction as hi } from '@ankur/content/words/hi/introduction'
import { introduction as pa } from '@ankur/content/words/pa/introduction'

export const introductionWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }
