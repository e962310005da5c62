import type { Language, Words } from '@ankur/content'
import { notFound as en } from '@ankur/content/words/en/not-found'
import { notFound as hi } from '@ankur/content/words/hi/not-found'
import { notFound as pa } from '@ankur/content/words/pa/not-found'

export const notFoundWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }
