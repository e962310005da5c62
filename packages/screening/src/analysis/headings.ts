import type { Language } from '../language.ts'
import { headings } from '../texts/analysis-texts.ts'

export const sections = [
  'summary',
  'score',
  'strengths',
  'talkAbout',
  'nextSteps',
  'whileYouWait',
  'getHelp',
  'forDoctor',
  'pleaseNote',
] as const
export type Section = (typeof sections)[number]

/** The icon for a template heading in any language; undefined for other headings. */
export function iconOfHeading(heading: string): 'score' | 'summary' | 'next' | null {
  const isHeadingOf = (section: Section) => languagesOf(section).includes(heading)
  if (isHeadingOf('score')) return 'score'
  if (isHeadingOf('summary')) return 'summary'
  return isHeadingOf('nextSteps') ? 'next' : null
}

function languagesOf(section: Section): string[] {
  const texts: Record<Language, string> = headings[section]
  return Object.values(texts)
}
