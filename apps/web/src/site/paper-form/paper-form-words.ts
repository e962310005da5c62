import type { Language } from '@ankur/content'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

const screening = messagesInEveryLanguage('screening/screening', 'screening')
const questions = messagesInEveryLanguage('screening/questions', 'questions')
const extra = messagesInEveryLanguage('screening/questions', 'extra')
const paperForm = messagesInEveryLanguage('screening/paper-form', 'paperForm')

/** Its own messages, with those of the question pages. */
export function paperFormWords(language: Language) {
  return { ...screening[language], ...questions[language], extra: extra[language], ...paperForm[language] }
}
