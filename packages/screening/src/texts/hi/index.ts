export { advice } from '@ankur/content/words/hi/advice'
export { behaviourLines } from './behaviours.ts'
export { plainTexts } from './questions.ts'
export { refusedWords } from './refused-words.ts'
