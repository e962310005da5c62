/**
 * Checks whether a model's description of four still pictures may be shown: a short, plain description of what is visible,
 * without a score, a number, a feeling, a judgement of looks, or a statement about the child's development.
 */
import type { Language } from '../language.ts'
import { findWords, listed } from '../banned-words.ts'
import { foundForbidden } from './forbidden-words.ts'
import { isInScript } from './plain-sentences.ts'

const shortest = 20
const longest = 600

const ofTheFace = /* @__PURE__ */ listed('ofTheFace')

export type CheckedDescription =
  | { ok: true; text: string }
  | { ok: false; problem: 'length' | 'numbers' | 'never_said' | 'language' | 'shape' }

export function checkDescription(reply: string, language: Language): CheckedDescription {
  const text = reply.trim()
  if (text.length < shortest || text.length > longest) return { ok: false, problem: 'length' }
  if (/\p{Nd}|%/u.test(text)) return { ok: false, problem: 'numbers' }
  if (foundForbidden(text, '', language).length > 0 || findWords(text, ofTheFace[language]).length > 0) {
    return { ok: false, problem: 'never_said' }
  }
  if (!isInScript(text, language)) return { ok: false, problem: 'language' }
  return /[\n#*_{}[\]<>|]/.test(text) ? { ok: false, problem: 'shape' } : { ok: true, text }
}
