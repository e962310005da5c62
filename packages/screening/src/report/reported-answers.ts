import { followUpQuestions } from '@ankur/content/words/en/screening/follow-up-questions'
import type { FollowUpAnswer } from '../follow-up.ts'
import type { ItemId } from '../instrument.ts'

type Sentences = Readonly<Record<string, string>>

/** What a parent chose about one item, in the words of the options; answers of a plain yes or no are left out. */
export function reportedAnswers(item: ItemId, answers: readonly FollowUpAnswer[]): string {
  const sentences: Sentences = followUpQuestions
  const chosen = answers
    .filter(({ question }) => question.startsWith(`${item}.`))
    .flatMap(({ question, chosen: options }) => options.map((option) => sentences[`${question}.${option}`]))
  return inSentences(chosen.filter((text) => text !== undefined))
}

/** Each text as a sentence of its own. */
export function inSentences(texts: readonly string[]): string {
  return texts.map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ')
}
