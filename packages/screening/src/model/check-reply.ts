/** Checks whether a model's reply may be shown: reworded sentences of an analysis, or the description of pictures. */
import * as z from 'zod/mini'
import { parseDisplay } from '../display.ts'
import type { Language } from '../language.ts'
import { refusedWords } from '../texts/every-language.ts'
import { findWords, foundForbidden, listed } from '../texts/refused-words.ts'
import { type ExplainedLine, withLines } from './explained-lines.ts'
import { isEasy, isInScript } from './plain-sentences.ts'

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

/**
 * Checks whether a model's rewording may replace our sentences: the same lines, no forbidden word, the same numbers, the same
 * yes or no, the same language, a similar length, not harder to read, and parsed by the page like ours.
 */
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

const shortestDescription = 20
const longestDescription = 600

const ofTheFace = /* @__PURE__ */ listed('ofTheFace')

export type CheckedDescription =
  | { ok: true; text: string }
  | { ok: false; problem: 'length' | 'numbers' | 'never_said' | 'language' | 'shape' }

/**
 * Checks whether a model's description of four still pictures may be shown: a short, plain description of what is visible,
 * without a score, a number, a feeling, a judgement of looks, or a statement about the child's development.
 */
export function checkDescription(reply: string, language: Language): CheckedDescription {
  const text = reply.trim()
  if (text.length < shortestDescription || text.length > longestDescription) return { ok: false, problem: 'length' }
  if (/\p{Nd}|%/u.test(text)) return { ok: false, problem: 'numbers' }
  if (foundForbidden(text, '', language).length > 0 || findWords(text, ofTheFace[language]).length > 0) {
    return { ok: false, problem: 'never_said' }
  }
  if (!isInScript(text, language)) return { ok: false, problem: 'language' }
  return /[\n#*_{}[\]<>|]/.test(text) ? { ok: false, problem: 'shape' } : { ok: true, text }
}

const replySchema = z.object({ lines: z.array(z.object({ id: z.int(), text: z.string() })).check(z.maxLength(60)) })

/** Parses a model's reply, `{"lines":[{"id":4,"text":"…"}]}`, with or without a Markdown code fence; null if invalid. */
function replyLines(reply: string): Map<number, string> | null {
  const json = reply
    .trim()
    .replace(/^```(?:json)?\s*/, '')
    .replace(/\s*```$/, '')
  const parsed = replySchema.safeParse(readJson(json))
  if (!parsed.success) return null
  const lines = new Map(parsed.data.lines.map(({ id, text }) => [id, text.trim()]))
  return lines.size === parsed.data.lines.length ? lines : null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
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
