/**
 * The result text for one item. The twenty behaviours have our own sentences, whatever wording asked about them. A custom
 * form brings its own sentences; if it has none, its question is quoted with the answer.
 */
import { type Domain, domains, type Instrument, type Item, localText } from '../instrument.ts'
import type { Language } from '../language.ts'
import { strengths, talk } from './behaviours.ts'
import { fill } from './fill.ts'
import { itemLabels, quoted } from '../texts/analysis-texts.ts'

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
