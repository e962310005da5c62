import type { Language, Texts } from '../language.ts'

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

/** The headings of an analysis in the order in which they stand; each becomes a line that begins with `#`. */
export const headings: Readonly<Record<Section, Texts>> = {
  summary: { en: 'Summary', hi: 'सार', pa: 'ਸਾਰ' },
  score: { en: 'Score', hi: 'गिनती', pa: 'ਗਿਣਤੀ' },
  strengths: { en: 'Strengths', hi: 'बच्चे की खूबियाँ', pa: 'ਬੱਚੇ ਦੀਆਂ ਖੂਬੀਆਂ' },
  talkAbout: { en: 'To talk about', hi: 'डॉक्टर से बात करने लायक बातें', pa: 'ਡਾਕਟਰ ਨਾਲ ਕਰਨ ਵਾਲੀਆਂ ਗੱਲਾਂ' },
  nextSteps: { en: 'Next Steps', hi: 'अगले कदम', pa: 'ਅਗਲੇ ਕਦਮ' },
  whileYouWait: { en: 'While you wait', hi: 'तब तक घर पर', pa: 'ਉਦੋਂ ਤੱਕ ਘਰ ਵਿੱਚ' },
  getHelp: { en: 'When to get help', hi: 'मदद कब लें', pa: 'ਮਦਦ ਕਦੋਂ ਲਈਏ' },
  forDoctor: { en: 'For your doctor', hi: 'आपके डॉक्टर के लिए', pa: 'ਤੁਹਾਡੇ ਡਾਕਟਰ ਲਈ' },
  pleaseNote: { en: 'Please note', hi: 'कृपया ध्यान दें', pa: 'ਕਿਰਪਾ ਕਰਕੇ ਧਿਆਨ ਦਿਓ' },
}

/** The icon of a template's heading in any language, or none. */
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
