/**
 * Whether a model's words about four still pictures may be shown: a short, plain description of what is seen. Never a score,
 * a number, a feeling, a look, or anything about how a child develops.
 */
import type { Language } from '../language.ts'
import { findWords } from '../banned-words.ts'
import { foundNeverSaid } from './never-said.ts'
import { isInScript } from './plain-sentences.ts'

const shortest = 20
const longest = 600

const ofTheFace: Readonly<Record<Language, readonly string[]>> = {
  en: 'smil*, cry*, cries, laugh*, frown*, upset, scared, afraid, calm*, eye contact, eyes, stare*, staring, feel*, seems, appears, develop*, skill*, sign*, behav*, typical*, interact*, engag*, attention, focus*, name*, year*, month*'.split(
    ', ',
  ),
  hi: 'मुस्कु*, रो रहा, रो रही, हँस*, डरा*, परेशान, शांत, नज़र, आँखें, घूर*, महसूस, लगता, विकास, कौशल, संकेत, व्यवहार, ध्यान, नाम, साल, महीने'.split(
    ', ',
  ),
  pa: 'ਮੁਸਕ*, ਰੋ ਰਿਹਾ, ਰੋ ਰਹੀ, ਹੱਸ*, ਡਰਿਆ, ਪਰੇਸ਼ਾਨ, ਸ਼ਾਂਤ, ਨਜ਼ਰ, ਅੱਖਾਂ, ਘੂਰ*, ਮਹਿਸੂਸ, ਲੱਗਦਾ, ਵਿਕਾਸ, ਹੁਨਰ, ਸੰਕੇਤ, ਵਿਹਾਰ, ਧਿਆਨ, ਨਾਂ, ਸਾਲ, ਮਹੀਨੇ'.split(
    ', ',
  ),
}

export type CheckedDescription =
  | { ok: true; text: string }
  | { ok: false; problem: 'length' | 'numbers' | 'never_said' | 'language' | 'shape' }

export function checkDescription(reply: string, language: Language): CheckedDescription {
  const text = reply.trim()
  if (text.length < shortest || text.length > longest) return { ok: false, problem: 'length' }
  if (/\p{Nd}|%/u.test(text)) return { ok: false, problem: 'numbers' }
  if (foundNeverSaid(text, '', language).length > 0 || findWords(text, ofTheFace[language]).length > 0) {
    return { ok: false, problem: 'never_said' }
  }
  if (!isInScript(text, language)) return { ok: false, problem: 'language' }
  return /[\n#*_{}[\]<>|]/.test(text) ? { ok: false, problem: 'shape' } : { ok: true, text }
}
