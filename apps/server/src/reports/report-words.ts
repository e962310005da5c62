import type { Language } from '@ankur/content'
import { history as englishHistory } from '@ankur/content/words/en/history'
import { places as englishPlaces } from '@ankur/content/words/en/places'
import { reportPages as englishPages } from '@ankur/content/words/en/report-pages'
import { history as hindiHistory } from '@ankur/content/words/hi/history'
import { places as hindiPlaces } from '@ankur/content/words/hi/places'
import { reportPages as hindiPages } from '@ankur/content/words/hi/report-pages'
import { history as punjabiHistory } from '@ankur/content/words/pa/history'
import { places as punjabiPlaces } from '@ankur/content/words/pa/places'
import { reportPages as punjabiPages } from '@ankur/content/words/pa/report-pages'
import type { PlaceWords } from '@ankur/screening/report/reported'
import type { ReportWords } from '@ankur/screening/report/report-words'

const words: Readonly<Record<Language, ReportWords>> = {
  en: { ...englishHistory, ...englishPages },
  hi: { ...hindiHistory, ...hindiPages },
  pa: { ...punjabiHistory, ...punjabiPages },
}

export function reportWords(language: Language): ReportWords {
  return words[language]
}

const places: Readonly<Record<Language, PlaceWords>> = { en: englishPlaces, hi: hindiPlaces, pa: punjabiPlaces }

export function placeWords(language: Language): PlaceWords {
  return places[language]
}
