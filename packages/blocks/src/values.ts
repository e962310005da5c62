/** Scratch's values: how a number, text or boolean reads as each of the others. */
import type { Value } from './project.ts'

/** Unreadable text and NaN are 0. */
export function toNumber(value: Value): number {
  const number = typeof value === 'number' ? value : Number(value)
  return number === number ? number : 0
}

export function withoutNaN(value: number): number {
  return value === value ? value : 0
}

export function toBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value !== 0 && value === value
  return value !== '' && value !== '0' && value.toLowerCase() !== 'false'
}

export function toText(value: Value): string {
  return typeof value === 'string' ? value : String(value)
}

/** Below 0, 0 or above 0, as the first is less than, equal to or more than the second. */
export function compare(first: Value, second: Value): number {
  if (typeof first === 'number' && typeof second === 'number' && first === first && second === second) {
    return first === second ? 0 : first - second
  }
  const left = readsAs(first)
  const right = readsAs(second)
  if (left === left && right === right) return left === right ? 0 : left - right
  const leftText = toText(first).toLowerCase()
  const rightText = toText(second).toLowerCase()
  return leftText < rightText ? -1 : leftText > rightText ? 1 : 0
}

/** The number a value stands for in a comparison, else NaN. Blank text is no number here, though it counts as 0 elsewhere. */
function readsAs(value: Value): number {
  return typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
}

/** True when picking between such ends gives whole numbers: nothing in its text has a decimal point. */
export function isWhole(value: Value): boolean {
  // From 1e21 on a number is written with an exponent, and counts as a fraction.
  if (typeof value === 'number') return (Number.isInteger(value) && Math.abs(value) < 1e21) || value !== value
  return typeof value === 'boolean' || !value.includes('.')
}
