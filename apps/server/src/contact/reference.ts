/**
 * The reference of a message: `7K3M-Q9XT-WD2F`, without letters that look like digits.
 *
 * The last group is derived from the others with the secret, so that the page can reject invented references: otherwise
 * any link could make it show 'Message sent!'.
 */
import { createHmac, randomInt } from 'node:crypto'
import type { Config } from '../platform/config.ts'

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_LENGTH = 8
const CHECK_LENGTH = 4

export function newReference({ authSecret }: Config): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('')
  return writeReference(random + checkOf(authSecret, random))
}

/** Returns whether this installation issued the reference. */
export function isOwnReference({ authSecret }: Config, reference: string): boolean {
  const bare = reference.replaceAll('-', '')
  return reference === writeReference(bare) && bare.slice(RANDOM_LENGTH) === checkOf(authSecret, bare.slice(0, RANDOM_LENGTH))
}

/** Normalizes a typed reference to its stored form. */
export function writeReference(typed: string): string {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '')
  return bare.replace(/(.{4})(?=.)/g, '$1-')
}

function checkOf(secret: string, random: string): string {
  const mac = createHmac('sha256', secret).update(`contact-reference\0${random}`).digest()
  return [...mac.subarray(0, CHECK_LENGTH)].map((byte) => alphabet[byte % alphabet.length]).join('')
}
