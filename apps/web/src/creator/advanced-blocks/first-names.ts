import type { Language } from '@ankur/content'
import type { FirstNames } from '@ankur/blocks/palette/ready-block'
import type { MessageTexts } from '@ankur/content/words/message-files'

/** The names created with the first block that needs one, in the language of the page. */
export function firstNames(
  words: MessageTexts<'creator/advanced-blocks', 'creatorMore'>,
  { first_message: message }: MessageTexts<'creator/creator', 'creator'>,
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
