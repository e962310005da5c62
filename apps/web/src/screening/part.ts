import { childrenWords } from '../children/children-words.ts'
import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'
import { adviceWords } from './advice-words.ts'
import askingStyles from './asking-sheet.css?url'
import { behaviourLines } from './behaviour-lines.ts'
import { followUpWords } from './follow-up-words.ts'
import { ownQuestions } from './own-questions.ts'
import { questionsWords } from './questions-words.ts'
import resultStyles from './result-sheet.css?url'
import { resultsWords } from './results-words.ts'

export const questionPage = definePart({
  path: '/autism-test/question/:questionNumber?',
  isGuarded: true,
  load: () => import('./question-page.tsx').then((module) => module.QuestionPage),
  messages: [questionsWords, ownQuestions],
  styles: [askingStyles],
  when: withRoute,
})
export const reviewPage = definePart({
  path: '/autism-test/upload-video',
  isGuarded: true,
  load: () => import('./review-page.tsx').then((module) => module.ReviewPage),
  messages: [questionsWords],
  styles: [askingStyles],
  when: withRoute,
})
export const followUpPage = definePart({
  path: '/autism-test/follow-up/:assessmentId',
  isGuarded: true,
  load: () => import('./follow-up-page.tsx').then((module) => module.FollowUpPage),
  messages: [followUpWords],
  styles: [askingStyles],
  when: withRoute,
})
export const resultsPage = definePart({
  path: '/autism-test/results',
  isGuarded: true,
  load: () => import('./results-page.tsx').then((module) => module.ResultsPage),
  messages: [resultsWords, adviceWords, behaviourLines, childrenWords],
  styles: [resultStyles],
  when: withRoute,
})

/** Asked for beside the script, as the HTML names it. */
export const ahead = { questionPage: ['words/*/questions.ts', 'texts/*/questions.ts', 'platform/accounts-client.ts'] }
