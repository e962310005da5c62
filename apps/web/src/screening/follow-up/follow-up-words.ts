import type { FollowUpQuestion } from '@ankur/screening/follow-up'
import { localText } from '@ankur/screening/instrument'
import { type Language, screeningLanguages } from '@ankur/screening/language'
import { useLanguage } from '../../platform/language.tsx'
import { messagesOf } from '../../platform/messages.ts'

/** The messages of the follow-up page only: its own, and those of the questions. */
export const followUpWords = messagesOf('sets', 'followUpPage')

export interface SpokenText {
  readonly text: string
  readonly language: Language
}

/**
 * The text of a question, or of one of its options: for ours the option's own, or the common one. Another form brings its
 * own texts, perhaps not in the language of the page.
 */
export function useQuestionWords(): (question: FollowUpQuestion, option?: string) => SpokenText {
  const { language } = useLanguage()
  const ours: Readonly<Record<string, string>> = followUpWords.use().followUpQuestions
  return ({ id, words }, option) => {
    if (words)
      return localText(
        (option === undefined ? words.question : words.options[option]) ?? {},
        { languages: screeningLanguages },
        language,
      )
    const text = option === undefined ? ours[id] : (ours[`${id}.${option}`] ?? ours[option])
    return { text: text ?? option ?? '', language }
  }
}
