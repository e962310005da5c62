/** The topics of a message, used in links (`/contact?topic=demo`) and suggested by the form. */
import type { contact } from '../words/en/site/contact.ts'
import type { Words } from '../words/words.ts'

export const topics = ['question', 'demo', 'research', 'problem', 'other'] as const
export type Topic = (typeof topics)[number]

export function isTopic(value: unknown): value is Topic {
  return topics.includes(value as Topic)
}

export function topicLabel(words: Words<typeof contact>, topic: Topic): string {
  return words[`topic_${topic}`]
}
