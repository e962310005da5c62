/**
 * `/dev/mailbox`: shows the mail of a local installation without a mail server.
 *
 * The mails contain sign-in links, so the page exists only on a local installation and only for requests from this computer;
 * other callers get 404.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { Queryable } from '../db/database.ts'
import { isLocalCaller, isLoopback } from '../http/client-address.ts'
import { Refusal } from '../http/refusal.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { Platform } from '../platform.ts'
import { mailboxStyle, renderMailbox } from './render-mailbox.ts'
import type { StoredMail } from './render-mailbox.ts'

const MAX_SHOWN = 200
const mailboxQuery = z.object({ to: z.optional(z.string().check(z.maxLength(320))) })
const attachmentParams = z.object({ id: z.uuid(), position: z.coerce.number().check(z.int(), z.gte(0), z.lte(1000)) })

/** Registers `/dev/mailbox` on local installations. */
export function registerMailbox(app: FastifyInstance, { config, db }: Platform): void {
  if (!hasMailbox(config)) return
  const onRequest = async (request: FastifyRequest) => {
    if (!isLocalCaller(request) || !isOwnHost(request)) throw new Refusal(404, 'not_found')
  }

  app.get('/dev/mailbox', { onRequest, schema: { querystring: mailboxQuery } }, async (request, reply) => {
    const { to } = request.query as z.infer<typeof mailboxQuery>
    const mails = await loadStoredMail(db, to)
    if (wantsJson(request)) return mails.map(({ id: _id, keptAt: _keptAt, ...mail }) => mail)
    const hash = createHash('sha256').update(mailboxStyle).digest('base64')
    const policy = securityHeaders(config)['content-security-policy'] + `; style-src 'sha256-${hash}'`
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(renderMailbox(mails.toReversed(), to))
  })

  app.get('/dev/mailbox/:id/attachments/:position', { onRequest, schema: { params: attachmentParams } }, (request, reply) =>
    sendAttachment(db, request.params as z.infer<typeof attachmentParams>, reply),
  )
}

/** Returns whether the installation is local: no mail server, no proxy, and only loopback addresses. */
function hasMailbox({ smtpUrl, publicUrl, host, trustProxyHops }: Config): boolean {
  return smtpUrl === null && trustProxyHops === 0 && isLoopback(host) && isLoopback(new URL(publicUrl).hostname)
}

/** Prevents DNS rebinding: a foreign site can point its name at 127.0.0.1, so only loopback host names are accepted. */
function isOwnHost(request: FastifyRequest): boolean {
  return isLoopback(request.hostname)
}

function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** Loads the stored mail, oldest first; only the newest if there is very much. */
async function loadStoredMail(db: Queryable, to: string | undefined): Promise<StoredMail[]> {
  // No address contains NUL, and PostgreSQL does not accept it in text.
  if (to?.includes('\0')) return []
  const rows = await db.query<StoredMail>(
    `select id, recipient as "to", subject, html_body as html, text_body as text, queued_at as "keptAt",
       coalesce((
         select json_agg(json_build_object('filename', filename, 'contentType', content_type, 'size', length(content)) order by position)
         from outbox_attachments where outbox_id = outbox.id
       ), '[]') as attachments
     from outbox where state = 'kept' and ($1::text is null or lower(recipient) = lower($1))
     order by sequence desc limit $2`,
    [to ?? null, MAX_SHOWN],
  )
  return rows.reverse()
}

async function sendAttachment(
  db: Queryable,
  { id, position }: z.infer<typeof attachmentParams>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [row] = await db.query<{ filename: string; content_type: string; content: Buffer }>(
    `select filename, content_type, content from outbox_attachments
     join outbox on outbox.id = outbox_id and state = 'kept' where outbox_id = $1 and position = $2`,
    [id, position],
  )
  if (!row) throw new Refusal(404, 'not_found')
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(row.filename)}`)
    .type(row.content_type)
    .send(row.content)
}
