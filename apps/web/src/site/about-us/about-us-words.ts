import type { Language, Words } from '@ankur/content'
import { aboutUs as en } from '@ankur/content/words/en/about-us'
import { aboutUs as hi } from '@ankur/content/words/hi/about-us'
import { aboutUs as pa } from '@ankur/content/words/pa/about-us'

export const aboutUsWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }
export type AboutUsWord = keyof typeof en
