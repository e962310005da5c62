import { syllable } from 'syllable'

/** Limits of reading ease: grade 6 is about 11 years old. */
export const hardest = { grade: 6, wordsPerSentence: 15 }

/** A child in the first grade is about six. */
export function readingAge(grade: number): number {
  return grade + 5
}

/** Easier pages are named, not refused: nobody is harmed by a text that a younger child understands. */
export const easiestAge = 9

export interface Ease {
  readonly sentences: number
  readonly wordsPerSentence: number
  readonly longest: number
  /** Flesch-Kincaid, for English only: other languages form words differently. */
  readonly grade?: number
}

export function easeOf(sentences: readonly string[]): Ease {
  const lengths = sentences.map((sentence) => wordsOf(sentence).length).filter((length) => length > 0)
  return { sentences: lengths.length, wordsPerSentence: sum(lengths) / lengths.length, longest: Math.max(...lengths) }
}

/** Names are left out: they cannot be worded more simply. */
export function englishEaseOf(sentences: readonly string[], names: ReadonlySet<string>): Ease {
  const ease = easeOf(sentences)
  const worded = sentences
    .map((sentence) => wordsOf(sentence).filter((word) => !names.has(bare(word))))
    .filter((words) => words.length)
  const words = worded.flat()
  const syllables = sum(words.map((word) => Math.max(syllable(word), 1)))
  return { ...ease, grade: 0.39 * (words.length / worded.length) + 11.8 * (syllables / words.length) - 15.59 }
}

/** Words with a capital letter inside a sentence that never appear without one. */
export function namesIn(sentences: readonly string[]): ReadonlySet<string> {
  const all = sentences.map(wordsOf)
  const small = new Set(all.flat().filter((word) => /^\p{Ll}/u.test(word)))
  const inside = all.flatMap((words) => words.slice(1)).filter((word) => /^\p{Lu}/u.test(word) && bare(word) !== 'I')
  return new Set(inside.map(bare).filter((name) => !small.has(name.toLowerCase())))
}

function wordsOf(sentence: string): readonly string[] {
  const parts = sentence.split(/[\s/–]+/).map((part) => part.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
  return parts.filter(Boolean)
}

function bare(word: string): string {
  return word.replace(/['’]s$/, '')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
