/**
 * The signed name of an account, for the links that end reminder mails. Nothing of it is stored: the link of an old mail
 * still ends what would come, also when the summary that the mail was about is long deleted.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Config } from '../platform/config.ts'

const MAC_BYTES = 16

export function unsubscribeToken(config: Config, userId: string): string {
  return `${userId}.${macOf(config, userId).toString('base64url')}`
}

/** The account that a token names; null for anything that we did not write. */
export function readUnsubscribeToken(config: Config, token: unknown): string | null {
  if (typeof token !== 'string' || token.length > 100) return null
  const [userId = '', mac = ''] = token.split('.')
  if (!z.guid().safeParse(userId).success) return null
  const given = Buffer.from(mac, 'base64url')
  return given.length === MAC_BYTES && timingSafeEqual(given, macOf(config, userId)) ? userId : null
}

function macOf(config: Config, userId: string): Buffer {
  const secret = Buffer.from(hkdfSync('sha256', config.authSecret, '', 'unsubscribe-links', 32))
  return createHmac('sha256', secret).update(userId).digest().subarray(0, MAC_BYTES)
}
