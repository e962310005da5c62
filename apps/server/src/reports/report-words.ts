import type { Language } from '@ankur/content'
import type { PlaceWords } from '@ankur/screening/report/reported'
import type { ReportWords } from '@ankur/screening/report/report-words'
import { messages } from '../platform/messages.ts'

export function reportWords(language: Language): ReportWords {
  return { ...messages[language].history, ...messages[language].reportPages }
}

export function placeWords(language: Language): PlaceWords {
  return messages[language].places
}
