/**
 * The result text for one item. The twenty behaviours have our own sentences, whatever wording asked about them. A custom
 * form brings its own sentences; if it has none, its question is quoted with the answer.
 */
import { fill } from '@ankur/content'
import { inEachLanguage } from '@ankur/languages'
import { idsOf, type ItemId, type Domain, domains, type Instrument, type Item, localText } from '../instrument.ts'
import { itemKeys } from '../item-keys.ts'
import type { Texts, Language } from '../language.ts'
import { behaviourLines } from '../texts/every-language.ts'
import { itemLabels, quoted } from '../texts/analysis-texts.ts'

/** The lines of the twenty behaviours in all languages. */
export const strengths: Readonly<Record<ItemId, Texts>> = inEveryLanguage('strengths')

export const talk: Readonly<Record<ItemId, Texts>> = inEveryLanguage('talk')

/** Shown if the answer did not count; null if there is no text. */
export function strengthOf(instrument: Instrument, item: Item, language: Language): string | null {
  if (instrument.behaviours === 'twenty') return strengths[item.id]?.[language] ?? null
  return item.strength ? localText(item.strength, instrument, language).text : null
}

/** Shown if the answer counted. */
export function talkOf(instrument: Instrument, item: Item, language: Language): string {
  const ours = instrument.behaviours === 'twenty' ? talk[item.id]?.[language] : undefined
  if (ours !== undefined) return ours
  if (item.talk) return localText(item.talk, instrument, language).text
  return fill(quoted[item.concernAnswer][language], { question: localText(item, instrument, language).text })
}

/** A short name of the item for lists. */
export function labelOf(instrument: Instrument, item: Item, language: Language): string {
  const ours = instrument.behaviours === 'twenty' ? itemLabels[item.id]?.[language] : undefined
  return ours ?? localText(item.label ?? item, instrument, language).text
}

interface Group {
  readonly domain: Domain | null
  readonly items: readonly Item[]
}

/** The items by group, in group order; items without a group come last. */
export function byDomain(items: readonly Item[]): Group[] {
  const groups = [...domains, null].map((domain) => ({ domain, items: items.filter((item) => (item.domain ?? null) === domain) }))
  return groups.filter((group) => group.items.length > 0)
}

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
