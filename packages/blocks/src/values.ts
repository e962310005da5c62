/** Scratch's conversions between numbers, texts and booleans. */
import type { Value } from './project.ts'

/** Text that is not a number, and NaN, are 0. */
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

/** A text can be doubled in every iteration; past this length it is cut, before memory runs out. */
export const maxTextLength = 1_000_000

/** One text of all items. */
export function joinItems(items: readonly Value[], separator: string): string {
  const texts: string[] = []
  let length = 0
  for (const item of items) {
    const text = toText(item)
    texts.push(text)
    length += text.length
    if (length > maxTextLength) break
  }
  return texts.join(separator).slice(0, maxTextLength)
}

/** Below 0, 0 or above 0, as the first is less than, equal to or greater than the second. */
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

/** The numeric value in a comparison, otherwise NaN. Blank text is not a number here, though it counts as 0 elsewhere. */
function readsAs(value: Value): number {
  return typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
}

/** Whether a random number between such limits is an integer: no decimal point in the text. */
export function isWhole(value: Value): boolean {
  // From 1e21 on a number is written with an exponent, and counts as a fraction.
  if (typeof value === 'number') return (Number.isInteger(value) && Math.abs(value) < 1e21) || value !== value
  return typeof value === 'boolean' || !value.includes('.')
}
