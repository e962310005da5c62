import type { Language } from '@ankur/content'
import { places as englishPlaces } from '@ankur/content/words/en/places'
import { plan as englishPlan } from '@ankur/content/words/en/plan'
import { reportPages as englishPages } from '@ankur/content/words/en/report-pages'
import { results as englishResults } from '@ankur/content/words/en/results'
import { screening as englishScreening } from '@ankur/content/words/en/screening'
import { places as hindiPlaces } from '@ankur/content/words/hi/places'
import { plan as hindiPlan } from '@ankur/content/words/hi/plan'
import { reportPages as hindiPages } from '@ankur/content/words/hi/report-pages'
import { results as hindiResults } from '@ankur/content/words/hi/results'
import { screening as hindiScreening } from '@ankur/content/words/hi/screening'
import { places as punjabiPlaces } from '@ankur/content/words/pa/places'
import { plan as punjabiPlan } from '@ankur/content/words/pa/plan'
import { reportPages as punjabiPages } from '@ankur/content/words/pa/report-pages'
import { results as punjabiResults } from '@ankur/content/words/pa/results'
import { screening as punjabiScreening } from '@ankur/content/words/pa/screening'
import type { PlanWords } from '@ankur/screening/plan/say-plan'
import type { ReportWords } from '@ankur/screening/report/report-words'

const words: Readonly<Record<Language, ReportWords>> = {
  en: { ...englishScreening, ...englishResults, ...englishPages },
  hi: { ...hindiScreening, ...hindiResults, ...hindiPages },
  pa: { ...punjabiScreening, ...punjabiResults, ...punjabiPages },
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
