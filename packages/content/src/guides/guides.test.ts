import { expect, test } from 'vitest'
import { allGuides } from './all-guides.ts'
import { factsOf, linesOf, type Guide, type LocalizedText } from './guide.ts'
import { sheets } from '../materials/sheets.ts'
import { guideSources } from './sources.ts'

const scripts = { hi: /\p{Script=Devanagari}/u, pa: /\p{Script=Gurmukhi}/u }

test('every text of a guide and of a sheet is written in all three scripts', () => {
  for (const text of [...textsOf(allGuides), ...textsOfSheets()]) {
    for (const language of ['hi', 'pa'] as const) {
      expect(text[language], text.en).toMatch(scripts[language])
      expect(text[language], text.en).not.toBe(text.en)
    }
  }
})

test('a figure is the same in every language', () => {
  for (const text of textsOf(allGuides)) {
    for (const language of ['hi', 'pa'] as const) expect(figuresIn(text[language]), text.en).toEqual(figuresIn(text.en))
  }
})

test('a line with a figure or a phone number has a source', () => {
  const lines = allGuides.flatMap(linesOf)
  expect(lines.length).toBeGreaterThan(20)
  for (const { text, sources } of lines) {
    if (figuresIn(text.en).length > 0) expect(sources, text.en).not.toEqual([])
  }
})

test('a line that names 112 cites the source of that number, and nights without breath are such a line', () => {
  const lines = allGuides.flatMap(linesOf).filter(({ text }) => /\b112\b/.test(text.en))
  expect(lines.map(({ text }) => text.en)).toContain('If your child stops breathing or turns blue, call 112 at once.')
  for (const { text, sources } of lines) expect(sources, text.en).toContain(guideSources.emergencyNumber)
})

test('what a family gets, what it costs and why something is hard has a source', () => {
  const parts = allGuides.flatMap(({ folds }) => folds.flatMap((fold) => fold.parts))
  const stated = parts.filter(({ kind }) => ['get', 'time', 'why'].includes(kind)).flatMap(({ lines }) => lines)
  expect(stated.length).toBeGreaterThan(10)
  for (const { text, sources } of stated) expect(sources, text.en).not.toEqual([])
})

test('every source of every line is a secure page with the day on which it was last read', () => {
  for (const { text, sources } of allGuides.flatMap(factsOf)) {
    for (const { url, checkedOn } of sources) {
      expect(url, text.en).toMatch(/^https:\/\/[^/]+\.[^/]+/)
      expect(new Date(checkedOn).toISOString(), text.en).toMatch(`${checkedOn}T`)
    }
  }
})

test('each source of a guide is cited by a line', () => {
  const cited = new Set(allGuides.flatMap(factsOf).flatMap(({ sources }) => sources))
  for (const [id, source] of Object.entries(guideSources)) expect(cited, id).toContain(source)
})

function textsOf(guides: readonly Guide[]): readonly LocalizedText[] {
  return guides.flatMap((guide) => [
    guide.title,
    guide.description,
    guide.lead,
    ...guide.steps.flatMap(({ title, text }) => [title, text]),
    ...(guide.cards ? [guide.cards.title, ...guide.cards.list.map(({ title }) => title)] : []),
    ...(guide.keepsTicks ? [guide.keepsTicks] : []),
    ...guide.folds.flatMap(({ title, hint, link }) => [title, hint, ...(link ? [link.label] : [])]),
    ...linesOf(guide).map(({ text }) => text),
  ])
}

function textsOfSheets(): readonly LocalizedText[] {
  const rows = sheets.flatMap(({ rows: some }) => some.map((row) => ('label' in row ? row.label : row)))
  return [...sheets.flatMap(({ title, how }) => [title, how]), ...rows]
}

function figuresIn(text: string): readonly string[] {
  return (text.match(/\d[\d,.-]*\d|\d/g) ?? []).toSorted()
}
