/** Careful hands for what comes out of a file: every value is what it should be, or a stand-in. */
import { limits } from '../project.ts'

export function textOf(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : otherwise
}

/** Of a sprite, a costume, a variable: cut where no real name is longer. */
export function nameOf(value: unknown, otherwise = ''): string {
  return textOf(value, otherwise).slice(0, limits.nameLength)
}

const unsafe = new Map([
  ['<', 'lt'],
  ['>', 'gt'],
  ['&', 'amp'],
  ["'", 'apos'],
  ['"', 'quot'],
])

/** Of a variable or list: Scratch writes these letters out in ids, so that two ways of naming one stay the same. */
export function idOf(value: unknown): string {
  return textOf(value)
    .replaceAll(/[<>&'"]/g, (letter) => unsafe.get(letter) ?? '')
    .slice(0, limits.nameLength)
}

export function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A map, so that a key such as "__proto__" is a key like any other. */
export function mapOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [])
}

/** One property of an object out of a file; never one that the object inherits. */
export function valueIn(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Readonly<Record<string, unknown>>)[key]
}
