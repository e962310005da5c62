import type { Language } from '@ankur/content'
import type { FirstNames } from '@ankur/blocks/palette/ready-block'
import type { creatorWords } from '../creator-words.ts'
import type { advancedWords } from './advanced-words.ts'

/** The names created with the first block that needs one, in the language of the page. */
export function firstNames(
  words: ReturnType<typeof advancedWords.use>,
  { first_message: message }: ReturnType<typeof creatorWords.use>,
  language: Language,
): FirstNames {
  return {
    variable: words.first_variable,
    list: words.first_list,
    message,
    language,
    sounds: { 'soft-tone': words.soft_tone, 'two-tones': words.two_tones, 'low-tone': words.low_tone },
  }
}
