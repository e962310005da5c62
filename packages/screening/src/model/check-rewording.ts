/**
 * Checks whether a model's rewording may replace our sentences: the same lines, no forbidden word, the same numbers, the same
 * yes or no, the same language, a similar length, not harder to read, and parsed by the page like ours.
 */
import { parseDisplay } from '../display.ts'
import type { Language } from '../language.ts'
import { type ExplainedLine, withLines } from './explained-lines.ts'
import { foundForbidden } from './forbidden-words.ts'
import { isEasy, isInScript } from './plain-sentences.ts'
import { replyLines } from './reply-lines.ts'
import { refusedWords } from '../texts/every-language.ts'

export const rewordingProblems = [
  'unreadable',
  'other_lines',
  'length',
  'numbers',
  'never_said',
  'turned_round',
  'language',
  'shape',
  'hard_to_read',
] as const
export type RewordingProblem = (typeof rewordingProblems)[number]

export type CheckedRewording = { ok: true; analysis: string } | { ok: false; problem: RewordingProblem }

interface RewordingInput {
  readonly analysis: string
  readonly lines: readonly ExplainedLine[]
  readonly language: Language
}

export function checkRewording({ analysis, lines, language }: RewordingInput, reply: string): CheckedRewording {
  const given = replyLines(reply)
  if (!given) return { ok: false, problem: 'unreadable' }
  if (given.size !== lines.length || !lines.every(({ id }) => given.has(id))) return { ok: false, problem: 'other_lines' }
  for (const { id, text } of lines) {
    const problem = problemOf(given.get(id) ?? '', text, language)
    if (problem) return { ok: false, problem }
  }
  const before = sum(lines.map(({ text }) => text.length))
  const after = sum([...given.values()].map((text) => text.length))
  if (Math.abs(after - before) > before * 0.3) return { ok: false, problem: 'length' }
  return { ok: true, analysis: withLines(analysis, given) }
}

function problemOf(text: string, source: string, language: Language): RewordingProblem | null {
  if (text.length < source.length * 0.5 || text.length > source.length * 1.6 + 10) return 'length'
  if (digitsOf(text) !== digitsOf(source)) return 'numbers'
  if (foundForbidden(text, source, language).length > 0) return 'never_said'
  if (denies(text, language) !== denies(source, language)) return 'turned_round'
  if (!isInScript(text, language)) return 'language'
  if (!isOneLine(text)) return 'shape'
  return isEasy(text, language) || !isEasy(source, language) ? null : 'hard_to_read'
}

/** The page parses it as one list item with exactly this text: no heading, no marks, no second line. */
function isOneLine(text: string): boolean {
  const [line, ...others] = parseDisplay(`- ${text}`)
  const alone = parseDisplay(text)[0]
  return others.length === 0 && line?.kind === 'item' && line.text === text && alone?.kind === 'paragraph'
}

function denies(text: string, language: Language): boolean {
  return refusedWords[language].denials.test(text)
}

/** All digits in order, from any of the three scripts. */
function digitsOf(text: string): string {
  return [...text.matchAll(/\p{Nd}/gu)].map(([digit]) => valueOf(digit.codePointAt(0) ?? 0)).join('')
}

/** The digits of the Indian scripts start six code points after a multiple of 16. */
function valueOf(code: number): number {
  return code < 128 ? code - 48 : (code - 6) % 16
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
