/** The fonts of PDF papers: two small families under the Open Font License, from npm packages. */
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const devanagari = (name: string) => resolve(`@expo-google-fonts/noto-sans-devanagari/${name}`)
const gurmukhi = (weight: number) => resolve(`@fontsource/mukta-mahee/files/mukta-mahee-gurmukhi-${weight}-normal.woff`)

/**
 * Latin and Devanagari are in one file. Gurmukhi uses Mukta Mahee, because the text shaper throws an error on Noto Sans
 * Gurmukhi.
 */
export const fontFiles = {
  plain: devanagari('400Regular/NotoSansDevanagari_400Regular.ttf'),
  bold: devanagari('700Bold/NotoSansDevanagari_700Bold.ttf'),
  gurmukhi: gurmukhi(400),
  gurmukhiBold: gurmukhi(700),
} as const

export type FontName = keyof typeof fontFiles
/** Size factors, because Mukta Mahee's letters are smaller at the same font size. */
export const sizeOf: Readonly<Record<FontName, number>> = { plain: 1, bold: 1, gurmukhi: 1.1, gurmukhiBold: 1.1 }

export type Weight = 'plain' | 'bold'

export interface Run {
  readonly text: string
  readonly font: FontName
}

// Characters shared by both scripts, such as the danda, use the font of the preceding letters.
const gurmukhiRun = /\p{Script=Gurmukhi}(?:\p{Script=Gurmukhi}|[\u0964\u0965 ]|\u200c|\u200d)*/gu

/** Returns whether these fonts contain every letter of a text; missing letters would be drawn as empty boxes. */
export function canDraw(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Inherited}\p{Nd}\p{P}\p{Zs}]*$/u.test(text)
}

/** Splits a word into runs that one font can draw. */
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
