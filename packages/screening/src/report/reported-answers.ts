import { followUpQuestions } from '@ankur/content/words/en/screening/follow-up'
import type { FollowUpAnswer } from '../follow-up.ts'
import type { ItemId } from '../instrument.ts'

type Sentences = Readonly<Record<string, string>>

/** A parent's follow-up answers about one item, in the words of the options; plain yes or no answers are left out. */
export function reportedAnswers(item: ItemId, answers: readonly FollowUpAnswer[]): string {
  const sentences: Sentences = followUpQuestions
  const chosen = answers
    .filter(({ question }) => question.startsWith(`${item}.`))
    .flatMap(({ question, chosen: options }) => options.map((option) => sentences[`${question}.${option}`]))
  return inSentences(chosen.filter((text) => text !== undefined))
}

/** Each text as its own sentence. */
export function inSentences(texts: readonly string[]): string {
  return texts.map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ')
}
