import type { Language, Words } from '@ankur/content'
import { help as en } from '@ankur/content/words/en/help'
import { places as enPlaces } from '@ankur/content/words/en/places'
import { help as hi } from '@ankur/content/words/hi/help'
import { places as hiPlaces } from '@ankur/content/words/hi/places'
import { help as pa } from '@ankur/content/words/pa/help'
import { places as paPlaces } from '@ankur/content/words/pa/places'

export const helpWords: Readonly<Record<Language, Words<typeof en & typeof enPlaces>>> = {
  en: { ...en, ...enPlaces },
  hi: { ...hi, ...hiPlaces },
  pa: { ...pa, ...paPlaces },
}
