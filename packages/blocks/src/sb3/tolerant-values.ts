/** Tolerant reading of values from a file: every value has the expected type, or is replaced by a default. */
import { limits } from '../project.ts'

export function textOf(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : otherwise
}

/** Of a sprite, a costume, a variable: cut at a length that no real name exceeds. */
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

/** The id of a variable or list: Scratch replaces these characters in ids, so equal ids stay equal. */
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

/** A map, so that a key such as "__proto__" is not special. */
export function mapOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [])
}

/** One own property of an object from a file, never an inherited one. */
export function valueIn(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Readonly<Record<string, unknown>>)[key]
}
