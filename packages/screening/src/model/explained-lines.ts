/**
 * The explaining lines of an analysis: what a child does, what to talk about, what to play. Only these may be reworded. The
 * result, the count, the next steps, the signs that need help and the doctor's page are never changed.
 */
import { headings } from '../texts/analysis-texts.ts'
import { type Section } from '../analysis/headings.ts'
import type { Language } from '../language.ts'

const explaining: readonly Section[] = ['strengths', 'talkAbout', 'whileYouWait']

export interface ExplainedLine {
  /** Its position among the lines of the analysis. */
  readonly id: number
  /** The text without the list dash. */
  readonly text: string
}

export function explainedLines(analysis: string, language: Language): ExplainedLine[] {
  const wanted = new Set(explaining.map((section) => `# ${headings[section][language]}`))
  const lines: ExplainedLine[] = []
  let isWanted = false
  for (const [id, line] of analysis.split('\n').entries()) {
    if (line.startsWith('#')) isWanted = wanted.has(line)
    else if (isWanted) lines.push({ id, text: line.replace(/^- /, '') })
  }
  return lines
}

/** The analysis with these lines replaced; all other lines stay unchanged. */
export function withLines(analysis: string, texts: ReadonlyMap<number, string>): string {
  return analysis
    .split('\n')
    .map((line, id) => {
      const text = texts.get(id)
      if (text === undefined) return line
      return line.startsWith('- ') ? `- ${text}` : text
    })
    .join('\n')
}
