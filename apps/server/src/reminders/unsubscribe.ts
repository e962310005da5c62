/**
 * Unsubscribing from reminder mails without a sign-in (RFC 8058). A GET shows a page and changes nothing, because mail scanners
 * open every link. A POST, from a mail program or the page's button, ends all reminders.
 *
 * There is no rate limit: mail programs of many families share an IP address, and an invalid signature causes no database
 * query.
 */
import { addressIn, languages } from '@ankur/content'
import type { FastifyInstance } from 'fastify'
import { withdrawConsent } from '../consents/index.ts'
import { logFault } from '../platform/http/error-answer.ts'
import type { Platform } from '../platform/platform.ts'
import { reminderConsentEffect } from './reminders.ts'
import { deleteRemindersOf } from './store.ts'
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Config } from '../platform/config.ts'

/**
 * The signed id of an account, for unsubscribe links. It is not stored, so the link of an old mail still works after the
 * summary that the mail was about was deleted.
 */

const MAC_BYTES = 16

export function unsubscribeToken(config: Config, userId: string): string {
  return `${userId}.${macOf(config, userId).toString('base64url')}`
}

/** Returns the account id of a token; null if the signature is invalid. */
function readUnsubscribeToken(config: Config, token: unknown): string | null {
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

const SMALL_BODY = 4 * 1024

export function registerUnsubscribe(app: FastifyInstance, platform: Platform): void {
  // Mail programs send either form type; only the value that marks our page matters.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: SMALL_BODY },
    (_request, body, done) => done(null, body),
  )
  for (const page of languages.map((language) => addressIn('/unsubscribe', language))) {
    app.post<{ Querystring: { token?: unknown } }>(page, async (request, reply) => {
      const userId = readUnsubscribeToken(platform.config, request.query.token)
      const isFromPage = typeof request.body === 'string' && /(^|&)from=page(&|$)/.test(request.body)
      try {
        if (userId !== null) await endReminders(platform, userId)
      } catch (error) {
        // A mail program gets the status, a family a page in its language.
        if (!isFromPage) throw error
        logFault(request, error)
        return reply.redirect(`${page}/later`, 303)
      }
      if (isFromPage) return reply.redirect(`${page}/${userId === null ? 'broken' : 'done'}`, 303)
      // A mail program follows no redirect and shows no page; only the status matters.
      return reply
        .code(userId === null ? 404 : 200)
        .type('text/plain; charset=utf-8')
        .send('')
    })
  }
}

/** Idempotent; a deleted account has no reminders. */
async function endReminders({ db, clock }: Platform, userId: string): Promise<void> {
  const withdrawal = { userId, purpose: 'reminders' as const, nowMs: clock.nowMs() }
  await db.transaction(async (tx) => {
    if (!(await withdrawConsent(tx, [reminderConsentEffect], withdrawal))) await deleteRemindersOf(tx, userId)
  })
}
