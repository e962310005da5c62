import { messagesOf } from '../platform/messages.ts'
import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'
import askingStyles from './questions/asking-sheet.css?url'
import { behaviourLines } from './result/behaviour-lines.ts'
import { followUpWords } from './follow-up/follow-up-words.ts'
import { ownQuestions } from './questions/own-questions.ts'
import resultStyles from './result/result-sheet.css?url'

const childrenWords = messagesOf('children/children', 'children')
const adviceWords = messagesOf('screening/advice', 'advice')
const questionsWords = messagesOf('screening/questions', 'questions')
const resultsWords = messagesOf('screening/results', 'results')

export const questionPage = definePart({
  path: '/autism-test/question/:questionNumber?',
  isGuarded: true,
  load: () => import('./questions/question-page.tsx').then((module) => module.QuestionPage),
  messages: [questionsWords, ownQuestions],
  styles: [askingStyles],
  when: withRoute,
})
export const reviewPage = definePart({
  path: '/autism-test/upload-video',
  isGuarded: true,
  load: () => import('./questions/review-page.tsx').then((module) => module.ReviewPage),
  messages: [questionsWords],
  styles: [askingStyles],
  when: withRoute,
})
export const followUpPage = definePart({
  path: '/autism-test/follow-up/:assessmentId',
  isGuarded: true,
  load: () => import('./follow-up/follow-up-page.tsx').then((module) => module.FollowUpPage),
  messages: [followUpWords],
  styles: [askingStyles],
  when: withRoute,
})
export const resultsPage = definePart({
  path: '/autism-test/results',
  isGuarded: true,
  load: () => import('./result/results-page.tsx').then((module) => module.ResultsPage),
  messages: [resultsWords, adviceWords, behaviourLines, childrenWords],
  styles: [resultStyles],
  when: withRoute,
})

/** Requested in parallel with the script, because the HTML lists it. */
export const ahead = {
  questionPage: ['words/*/screening/questions.ts?only=questions', 'texts/*/questions.ts', 'session/accounts-client.ts'],
}
