import type { Language } from '@ankur/content'
import { reportPages as englishPages } from '@ankur/content/words/en/report-pages'
import { results as englishResults } from '@ankur/content/words/en/results'
import { screening as englishScreening } from '@ankur/content/words/en/screening'
import { reportPages as hindiPages } from '@ankur/content/words/hi/report-pages'
import { results as hindiResults } from '@ankur/content/words/hi/results'
import { screening as hindiScreening } from '@ankur/content/words/hi/screening'
import { reportPages as punjabiPages } from '@ankur/content/words/pa/report-pages'
import { results as punjabiResults } from '@ankur/content/words/pa/results'
import { screening as punjabiScreening } from '@ankur/content/words/pa/screening'
import type { ReportWords } from '@ankur/screening/report/report-words'

const words: Readonly<Record<Language, ReportWords>> = {
  en: { ...englishScreening, ...englishResults, ...englishPages },
  hi: { ...hindiScreening, ...hindiResults, ...hindiPages },
  pa: { ...punjabiScreening, ...punjabiResults, ...punjabiPages },
}

export function reportWords(language: Language): ReportWords {
  return words[language]
}
