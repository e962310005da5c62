/** The fonts of our papers: two small families under the Open Font License, from the packages that carry them. */
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const devanagari = (name: string) => resolve(`@expo-google-fonts/noto-sans-devanagari/${name}`)
const gurmukhi = (weight: number) => resolve(`@fontsource/mukta-mahee/files/mukta-mahee-gurmukhi-${weight}-normal.woff`)

/**
 * Latin and Devanagari stand in one file. For Gurmukhi it is Mukta Mahee: the shaper that we use throws on Noto Sans
 * Gurmukhi.
 */
export const fontFiles = {
  plain: devanagari('400Regular/NotoSansDevanagari_400Regular.ttf'),
  bold: devanagari('700Bold/NotoSansDevanagari_700Bold.ttf'),
  gurmukhi: gurmukhi(400),
  gurmukhiBold: gurmukhi(700),
} as const

export type FontName = keyof typeof fontFiles
/** Mukta Mahee draws smaller letters in the same size. */
export const sizeOf: Readonly<Record<FontName, number>> = { plain: 1, bold: 1, gurmukhi: 1.1, gurmukhiBold: 1.1 }

export type Weight = 'plain' | 'bold'

export interface Run {
  readonly text: string
  readonly font: FontName
}

// Signs that two scripts share, such as the danda, are drawn as the letters before them are.
const gurmukhiRun = /\p{Script=Gurmukhi}(?:\p{Script=Gurmukhi}|[\u0964\u0965 ]|\u200c|\u200d)*/gu

/** Whether these fonts have every letter of a text: what they have not is drawn as empty boxes. */
export function canDraw(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Inherited}\p{Nd}\p{P}\p{Zs}]*$/u.test(text)
}

/** One word in the pieces that one font can draw. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const match of text.matchAll(gurmukhiRun)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index), font: weight })
    runs.push({ text: match[0], font: weight === 'bold' ? 'gurmukhiBold' : 'gurmukhi' })
    end = match.index + match[0].length
  }
  if (end < text.length) runs.push({ text: text.slice(end), font: weight })
  return runs
}
