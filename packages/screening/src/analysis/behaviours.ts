/** The lines of the twenty behaviours in all languages. */
import { inEachLanguage } from '@ankur/languages'
import { idsOf, type ItemId } from '../instrument.ts'
import { itemKeys } from '../item-keys.ts'
import type { Texts } from '../language.ts'
import { behaviourLines } from '../texts/every-language.ts'

export const strengths: Readonly<Record<ItemId, Texts>> = inEveryLanguage('strengths')

export const talk: Readonly<Record<ItemId, Texts>> = inEveryLanguage('talk')

function inEveryLanguage(lines: 'strengths' | 'talk'): Record<ItemId, Texts> {
  const found: Record<ItemId, Texts> = {}
  for (const id of idsOf({ items: itemKeys })) {
    const texts = inEachLanguage((language) => behaviourLines[language][lines][id])
    if (hasAll(texts)) found[id] = texts
  }
  return found
}

function hasAll(texts: Readonly<Record<string, string | undefined>>): texts is Texts {
  return Object.values(texts).every((text) => text !== undefined)
}
