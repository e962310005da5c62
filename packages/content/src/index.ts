export { addressIn, inEachLanguage, isLanguage, languageNames, languages, type Language } from '@ankur/languages'
export { fill, type Words } from './words/words.ts'
