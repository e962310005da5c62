/** The frequently asked questions as data: for the contact page and for its structured data (search engines). */
import type { contact } from '../words/en/site/contact.ts'
import type { Words } from '../words/words.ts'

const questionIds = ['cost', 'who', 'diagnosis', 'languages', 'data', 'video', 'phone'] as const

export interface FaqEntry {
  readonly id: (typeof questionIds)[number]
  readonly question: string
  /** Plain text, without markup. */
  readonly answer: string
}

export function faqOf(words: Words<typeof contact>): readonly FaqEntry[] {
  return questionIds.map((id) => ({ id, question: words[`faq_${id}`], answer: words[`faq_${id}_answer`] }))
}
