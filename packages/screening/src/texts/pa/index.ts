export { advice } from '@ankur/content/words/pa/screening/advice'
export { behaviourLines } from './behaviours.ts'
export { plainTexts } from './questions.ts'
export { refusedWords } from './refused-words.ts'
