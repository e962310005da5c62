export { fill, isLanguage, languageNames, languages } from './words/words.ts'
export type { Language, Words } from './words/words.ts'
