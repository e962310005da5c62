import type { BoardWord } from './personal-board.ts'

/** How a word is spoken: the family's recording first, then a voice of the device for exactly its language. */
export type VoiceStep =
  | { readonly kind: 'recording'; readonly word: BoardWord }
  | { readonly kind: 'device'; readonly word: BoardWord }
  | { readonly kind: 'silent'; readonly word: BoardWord }

interface Voices {
  readonly hasRecording: (word: BoardWord) => boolean
  readonly hasVoice: (language: BoardWord['textLanguage']) => boolean
}

/** Never a voice of another language: a word with neither is shown in big letters. */
export function voiceSteps(words: readonly BoardWord[], { hasRecording, hasVoice }: Voices): readonly VoiceStep[] {
  return words.map((word) => {
    if (hasRecording(word)) return { kind: 'recording', word }
    return hasVoice(word.textLanguage) ? { kind: 'device', word } : { kind: 'silent', word }
  })
}

export function needsBigText(steps: readonly VoiceStep[]): boolean {
  return steps.some(({ kind }) => kind === 'silent')
}
