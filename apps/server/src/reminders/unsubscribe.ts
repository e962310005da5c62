/**
 * The end of reminder mails without a sign-in (RFC 8058). A GET shows a page and changes nothing: programs that look for
 * bad mail follow every link. A POST, from a mail program or from the page's button, ends them all.
 *
 * No limit stands here: the mail programs of many families share an address of the net, and what we did not sign costs
 * no question to the database.
 */
import { addressIn, languages } from '@ankur/content'
import type { FastifyInstance } from 'fastify'
import { withdraw } from '../consents/index.ts'
import type { Platform } from '../platform/platform.ts'
import { remindersEnd } from './reminder-records.ts'
import { deleteRemindersOf } from './store.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

const SMALL_BODY = 4 * 1024

export function registerUnsubscribe(app: FastifyInstance, platform: Platform): void {
  // Mail programs send either of the two kinds of form; only whether our page sent it is of interest.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: SMALL_BODY },
    (_request, body, done) => done(null, body),
  )
  for (const page of languages.map((language) => addressIn('/unsubscribe', language))) {
    app.post<{ Querystring: { token?: unknown } }>(page, async (request, reply) => {
      const userId = readUnsubscribeToken(platform.config, request.query.token)
      if (userId !== null) await endReminders(platform, userId)
      const isFromPage = typeof request.body === 'string' && /(^|&)from=page(&|$)/.test(request.body)
      if (isFromPage) return reply.redirect(`${page}/${userId === null ? 'broken' : 'done'}`, 303)
      // A mail program follows no redirect and reads no page: the status tells it.
      return reply
        .code(userId === null ? 404 : 200)
        .type('text/plain; charset=utf-8')
        .send('')
    })
  }
}

/** Twice is as good as once; an account that is gone has none. */
async function endReminders({ db, clock }: Platform, userId: string): Promise<void> {
  const wish = { userId, purpose: 'reminders' as const, nowMs: clock.nowMs() }
  await db.transaction(async (tx) => {
    if (!(await withdraw(tx, [remindersEnd], wish))) await deleteRemindersOf(tx, userId)
  })
}
