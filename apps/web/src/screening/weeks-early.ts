import { mostWeeksEarly } from '@ankur/screening/extra'
import { plainDigits } from '../platform/plain-digits.ts'

/** Whole weeks before the due date, as typed: nothing, or a number that a birth can have. */
export type ParsedWeeks = { readonly ok: true; readonly weeks: number | null } | { readonly ok: false }

export function parseWeeksEarly(typed: string): ParsedWeeks {
  const text = plainDigits(typed.trim())
  if (text === '') return { ok: true, weeks: null }
  if (!/^\d{1,2}$/.test(text) || Number(text) > mostWeeksEarly) return { ok: false }
  return { ok: true, weeks: Number(text) }
}
