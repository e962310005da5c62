/** The PIN of a link: four digits, told to the family once and kept as a keyed hash beside the link that it belongs to. */
import { createHmac, createSecretKey, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'

const DIGITS = 4

/** Of ten thousand PINs. Whoever has the link guesses one in a thousand, however long it lives. */
export const MOST_WRONG_PINS = 10

export function newPin(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

/** Bound to the link: the row of one link says nothing about another with the same PIN. */
export function pinMac(authSecret: string, tokenHash: Buffer, pin: string): Buffer {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', authSecret, '', 'report-link-pins', 32)))
  return createHmac('sha256', key).update(tokenHash).update(pin.trim()).digest()
}

export function isSamePin(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
