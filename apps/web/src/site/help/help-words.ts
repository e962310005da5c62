import type { Language } from '@ankur/content'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

const help = messagesInEveryLanguage('places/help', 'help')
const places = messagesInEveryLanguage('places/places', 'places')

export function helpWords(language: Language) {
  return { ...help[language], ...places[language] }
}
