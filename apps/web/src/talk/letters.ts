/**
 * The possible text size of a word: classes of styles/letters.css, because elements in the HTML may have no style
 * attribute.
 */

/** In halves for short words; a name of 60 letters is the longest. */
const steps = [...range(3, 10, 0.5), ...range(11, 20, 1), 24, 30, 40, 62]

/** The text shrinks so that its longest word fits the cell; in the smallest cells, so that all of it fits one line. */
export function lettersOf(text: string): string {
  const lengths = text.split(/\s+/).map(widthOf)
  const whole = lengths.reduce((sum, length) => sum + length, (lengths.length - 1) / 2)
  return `talk-letters-${stepOf(Math.max(...lengths))} talk-whole-${stepOf(whole)}`
}

/** The next larger class, so that no word is cut. */
function stepOf(length: number): string {
  const step = steps.find((each) => each >= length) ?? steps.at(-1)
  return String(step).replace('.', '-')
}

/**
 * In letters of Hindi and Punjabi. Vowel signs beside a letter are about half as wide, those above and below have no width.
 */
function widthOf(word: string): number {
  return Array.from(word).reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 1), 0)
}

const widths: readonly (readonly [RegExp, number])[] = [
  [/\p{Mc}/u, 0.5],
  [/\p{M}/u, 0],
  [/[अआओऔऑ]/, 1.5],
  [/[ਅਆਔ]/, 1.3],
  [/[ijlI.,’']/, 0.5],
  [/[frt]/, 0.65],
  [/[mwMW]/, 1.35],
  [/[a-z]/, 0.9],
]

function range(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)
}
