import type { Language } from '@ankur/content'
import { history as englishHistory } from '@ankur/content/words/en/history'
import { places as englishPlaces } from '@ankur/content/words/en/places'
import { plan as englishPlan } from '@ankur/content/words/en/plan'
import { reportPages as englishPages } from '@ankur/content/words/en/report-pages'
import { history as hindiHistory } from '@ankur/content/words/hi/history'
import { places as hindiPlaces } from '@ankur/content/words/hi/places'
import { plan as hindiPlan } from '@ankur/content/words/hi/plan'
import { reportPages as hindiPages } from '@ankur/content/words/hi/report-pages'
import { history as punjabiHistory } from '@ankur/content/words/pa/history'
import { places as punjabiPlaces } from '@ankur/content/words/pa/places'
import { plan as punjabiPlan } from '@ankur/content/words/pa/plan'
import { reportPages as punjabiPages } from '@ankur/content/words/pa/report-pages'
import type { PlanWords } from '@ankur/screening/plan/say-plan'
import type { ReportWords } from '@ankur/screening/report/report-words'

const words: Readonly<Record<Language, ReportWords>> = {
  en: { ...englishHistory, ...englishPages },
  hi: { ...hindiHistory, ...hindiPages },
  pa: { ...punjabiHistory, ...punjabiPages },
}

export function reportWords(language: Language): ReportWords {
  return words[language]
}

const plans: Readonly<Record<Language, PlanWords>> = {
  en: { plan: englishPlan, places: englishPlaces },
  hi: { plan: hindiPlan, places: hindiPlaces },
  pa: { plan: punjabiPlan, places: punjabiPlaces },
}

export function planWords(language: Language): PlanWords {
  return plans[language]
}
