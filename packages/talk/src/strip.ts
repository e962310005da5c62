import type { BoardWord } from './personal-board.ts'

/** The sentence strip: words in the order in which they were pressed, and the voice that speaks each. */
export interface Strip {
  readonly words: readonly string[]
  /** What Clear took away, until the next word. */
  readonly cleared: readonly string[] | null
  readonly isFull: boolean
}

export const maxStripWords = 12

export const emptyStrip: Strip = { words: [], cleared: null, isFull: false }

export type StripEvent =
  | { readonly kind: 'add'; readonly id: string }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'restore' }

export function nextStrip(strip: Strip, event: StripEvent): Strip {
  switch (event.kind) {
    case 'add':
      return strip.words.length >= maxStripWords
        ? { ...strip, cleared: null, isFull: true }
        : { words: [...strip.words, event.id], cleared: null, isFull: false }
    case 'take-back':
      return { words: strip.words.slice(0, -1), cleared: null, isFull: false }
    case 'clear':
      return strip.words.length === 0 ? strip : { words: [], cleared: strip.words, isFull: false }
    case 'restore':
      return strip.cleared === null ? strip : { words: strip.cleared, cleared: null, isFull: false }
  }
}

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
