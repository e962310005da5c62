import type { CompleteSheet } from '../answers.ts'
import { type Answer, type ItemId } from '../instrument.ts'
import { type Language } from '../language.ts'
import { plainWords } from '../texts/every-language.ts'
import { headings } from '../texts/analysis-texts.ts'
import { type Section } from './headings.ts'
import { type AnalysisInput, writeAnalysis } from './write-analysis.ts'

export const completedMs = Date.parse('2026-03-14T09:00:00Z')

/** A sheet on which exactly these items count. */
export function sheetCounting(...counted: ItemId[]): CompleteSheet {
  const turned: Record<Answer, Answer> = { yes: 'no', no: 'yes' }
  const answers = plainWords.items.map(({ id, concernAnswer }) => [
    id,
    counted.includes(id) ? concernAnswer : turned[concernAnswer],
  ])
  return Object.fromEntries(answers) as unknown as CompleteSheet
}

export function written(changes: Partial<AnalysisInput> = {}): string {
  return writeAnalysis({
    sheet: sheetCounting(),
    birthMonth: '2024-09',
    completedMs,
    extra: {},
    language: 'en',
    instrument: plainWords,
    ...changes,
  })
}

/** The lines under one heading. */
export function linesUnder(section: Section, text: string, language: Language = 'en'): string[] {
  const lines = text.split('\n')
  const start = lines.indexOf(`# ${headings[section][language]}`) + 1
  if (start === 0) return []
  const length = lines.slice(start).findIndex((line) => line.startsWith('#'))
  return lines.slice(start, length === -1 ? undefined : start + length)
}

export const few = sheetCounting(2, 7)
export const some = sheetCounting(1, 7, 10)
export const many = sheetCounting(1, 3, 7, 9, 10, 14, 15, 16, 18)
