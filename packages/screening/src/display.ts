/**
 * Parses an analysis text for display. The rules and their order come from the specification:
 * remove emphasis marks first, then detect headers, then list items; every other line is a paragraph.
 */
import { iconOfHeading } from './analysis/headings.ts'

export type HeaderIcon = 'score' | 'summary' | 'next'
export type DisplayLine =
  | { kind: 'header'; text: string; icon: HeaderIcon | null }
  | { kind: 'item'; text: string }
  | { kind: 'paragraph'; text: string }

const headerWords =
  /^(assessment|analysis|summary|results|conclusion|recommendations|next steps|score|risk|interpretation)(?![\p{L}\p{M}\p{N}_])/iu
const bullet = /^(?:[-–—−•‣◦▪●·*]\s*)+/u

/** Splits an analysis into headers, list items and paragraphs, in line order. */
export function parseDisplay(text: string): DisplayLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => withoutEmphasis(line).trim())
    .map(toDisplayLine)
    .filter((line) => line.text !== '')
}

function toDisplayLine(line: string): DisplayLine {
  if (/[:：]$/.test(line) || line.startsWith('#') || headerWords.test(line)) {
    const text = line
      .replace(/^#+\s*/, '')
      .replace(bullet, '')
      .replace(/\s*[:：]$/, '')
    return { kind: 'header', text, icon: iconOf(text) }
  }
  if (bullet.test(line)) return { kind: 'item', text: line.replace(bullet, '') }
  return { kind: 'paragraph', text: line }
}

/**
 * Removes bold and italic marks; a star before a space is a bullet, an underscore within a word is a letter.
 * Uses no look-behind: Safari before 16.4 cannot parse a file that contains one.
 */
function withoutEmphasis(line: string): string {
  return line
    .replace(/\*{2,}|\*(?!\s)/g, '')
    .replace(/(\S)\*/g, '$1')
    .replace(/(^|[^\p{L}\p{M}\p{N}_])_+(?=\S)/gu, '$1')
    .replace(/([^\s_])_+(?![\p{L}\p{M}\p{N}_])/gu, '$1')
}

function iconOf(header: string): HeaderIcon | null {
  if (/\b(assessments?|scores?)\b/i.test(header)) return 'score'
  if (/\b(summary|conclusions?)\b/i.test(header)) return 'summary'
  if (/\b(recommend\w*|next)\b/i.test(header)) return 'next'
  return iconOfHeading(header)
}
