/**
 * What a sender quotes: `7K3M-Q9XT-WD2F`, without letters that are taken for digits.
 *
 * The last group is made from the others with our secret: a page can tell a reference that this server has given from
 * one that somebody made up, so that no link makes it say 'Message sent!'.
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

/** Whether a server of this installation has given it. */
export function isOwnReference({ authSecret }: Config, reference: string): boolean {
  const bare = reference.replaceAll('-', '')
  return reference === writeReference(bare) && bare.slice(RANDOM_LENGTH) === checkOf(authSecret, bare.slice(0, RANDOM_LENGTH))
}

/** A reference as it is stored, however it was typed. */
export function writeReference(typed: string): string {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '')
  return bare.replace(/(.{4})(?=.)/g, '$1-')
}

function checkOf(secret: string, random: string): string {
  const mac = createHmac('sha256', secret).update(`contact-reference\0${random}`).digest()
  return [...mac.subarray(0, CHECK_LENGTH)].map((byte) => alphabet[byte % alphabet.length]).join('')
}
