/**
 * A PIN on this phone. It only protects against a glance at the screen: the stored hash is salted and slow to try, but four
 * digits are few.
 */
import { pinKey } from '../platform/session/cover.ts'
import { plainDigits } from '../platform/plain-digits.ts'
import { loadStored, parseJson, saveStored } from '../platform/storage/storage.ts'

const ROUNDS = 200_000

/** Browsers do such sums on safe connections only. */
export function canStorePin(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

export function isPin(text: string): boolean {
  return /^[0-9]{4,8}$/.test(plainDigits(text))
}

/** Whether the phone really has it. */
export async function storePin(pin: string): Promise<boolean> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return saveStored(pinKey, JSON.stringify({ salt: toHex(salt), sum: await sumOf(pin, salt) }))
}

/** Unreadable content is opened by any PIN: the account has a password, and damaged storage must lock nobody out. */
export async function isThePin(pin: string): Promise<boolean> {
  const stored = parseJson(loadStored(pinKey)) as { salt?: unknown; sum?: unknown } | null
  if (typeof stored?.salt !== 'string' || typeof stored.sum !== 'string') return true
  return (await sumOf(pin, fromHex(stored.salt))) === stored.sum
}

async function sumOf(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(plainDigits(pin)), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }, key, 256)
  return toHex(new Uint8Array(bits))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
