/**
 * A child of an account: all fields are optional. The month of birth is enough to know whether the questions apply, so the
 * app does not ask for the day. The nickname is only used to tell siblings apart.
 */
import { correctedMonths, type Month, parseBirthMonth } from './age.ts'
import { earlyFromWeeks, isWeeksEarly } from './optional-answers.ts'

export const maxChildren = 12
export const nicknameLength = 40

export interface ChildDetails {
  readonly nickname: string | null
  readonly birthMonth: Month | null
  readonly weeksEarly: number | null
}

type ChildField = keyof ChildDetails

export type ParsedChild =
  | { readonly ok: true; readonly child: ChildDetails }
  | { readonly ok: false; readonly fields: readonly ChildField[] }

/** Normalizes what a family typed about a child, or returns the invalid fields. Absent or empty means "not given". */
export function parseChild(input: Partial<Record<ChildField, unknown>>, nowMs: number): ParsedChild {
  const nickname = tidy(input.nickname)
  const { birthMonth = null, weeksEarly = null } = input
  const fields: ChildField[] = []
  if (nickname === undefined) fields.push('nickname')
  if (birthMonth !== null && !parseBirthMonth(birthMonth, nowMs).ok) fields.push('birthMonth')
  if (weeksEarly !== null && !isWeeksEarly(weeksEarly)) fields.push('weeksEarly')
  if (fields.length > 0) return { ok: false, fields }
  return {
    ok: true,
    child: { nickname: nickname ?? null, birthMonth: birthMonth as Month | null, weeksEarly: weeksEarly as number | null },
  }
}

/**
 * Invisible characters: two names with and without one look the same, and some reverse the rest of a printed line. Joiners
 * are kept because Hindi and Punjabi need them.
 */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Undefined if the input is not a valid nickname. */
function tidy(input: unknown): string | null | undefined {
  if (input === undefined || input === null) return null
  if (typeof input !== 'string') return undefined
  const text = input.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim()
  if (/\p{Cc}/u.test(text) || text.length > nicknameLength) return undefined
  return text === '' ? null : text
}

/** Whether the birth was so early that doctors also count the age from the due date. */
export function isBornEarly(weeksEarly: number | null | undefined): weeksEarly is number {
  return (weeksEarly ?? 0) >= earlyFromWeeks
}

/** The age from the due date, for a doctor; null if the age is unknown or the birth was not early. */
export function correctedAge(ageMonths: number | null, weeksEarly: number | null | undefined): number | null {
  return ageMonths !== null && isBornEarly(weeksEarly) ? correctedMonths(ageMonths, weeksEarly) : null
}
