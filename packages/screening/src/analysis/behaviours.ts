/** The lines of the twenty behaviours in all languages. */
import { behaviourLines as english } from '../behaviours/en.ts'
import { behaviourLines as hindi } from '../behaviours/hi.ts'
import { behaviourLines as punjabi } from '../behaviours/pa.ts'
import { idsOf, type ItemId } from '../instrument.ts'
import { itemKeys } from '../item-keys.ts'
import type { Texts } from '../language.ts'

export const strengths: Readonly<Record<ItemId, Texts>> = inEveryLanguage('strengths')

export const talk: Readonly<Record<ItemId, Texts>> = inEveryLanguage('talk')

function inEveryLanguage(lines: 'strengths' | 'talk'): Record<ItemId, Texts> {
  const found: Record<ItemId, Texts> = {}
  for (const id of idsOf({ items: itemKeys })) {
    const [en, hi, pa] = [english[lines][id], hindi[lines][id], punjabi[lines][id]]
    if (en !== undefined && hi !== undefined && pa !== undefined) found[id] = { en, hi, pa }
  }
  return found
}
