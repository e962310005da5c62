import {
  contactAnswerSchema,
  contactRequestSchema,
  parseContactMessage,
  type ContactResult,
} from '@ankur/content/contact/message'
import { contactRefusals } from '@ankur/content/words/en/site/contact'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../platform/config.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import { refusalOf } from '../platform/http/error-answer.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import type { Site } from '../platform/static/load-site.ts'
import { HOUR_MS, every } from '../platform/every.ts'
import { deleteOldMessages } from './store.ts'
import { sendRefusedForm, sentAddress } from './pages.ts'
import { receiveMessage, type ContactReceipt } from './receive.ts'
import { newReference } from './reference.ts'

/** A page sends all its fields; an empty optional one counts as missing. */
const optional = new Set(['key', 'language', 'website'])

/** Parses a form body; if a field is repeated, the first value counts. */
export function formFields(body: string): Record<string, string> {
  // One pass: looking up each of many names in the parameters would take quadratic time.
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(body)) if (!fields.has(name)) fields.set(name, value)
  fields.delete('__proto__')
  return Object.fromEntries([...fields].filter(([name, value]) => value !== '' || !optional.has(name)))
}

const FORM = 'application/x-www-form-urlencoded'

/** Parses form bodies in this plugin. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, formFields(body)))
}

function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(FORM)
}

/** The longest message takes 45 KB as a form: nine bytes for each Hindi letter. */
const MAX_BODY_BYTES = 128 * 1024

/** `POST /api/contact`: accepts JSON from programs and the page's script, and a form from a page without script. */
export function registerContact(app: FastifyInstance, platform: Platform, site: Site | undefined): void {
  acceptForms(app)
  scheduleMessageDeletion(app, platform)
  answerFormsWithPages(app, platform.config, site)

  const schema = {
    summary: 'Stores a message of a visitor, mails it to the operator and a copy to the sender',
    description:
      '201 for a new message; 200 with the same reference when the same text is sent again with the same key, or within ten minutes without one. ' +
      'A form is answered with 303 to /contact?sent=REFERENCE, or with the filled-in page and 422.',
    consumes: ['application/json', 'application/x-www-form-urlencoded'],
    body: contactRequestSchema,
    response: { 200: contactAnswerSchema, 201: contactAnswerSchema, 303: z.null() },
  }
  const options = { schema, attachValidation: true, bodyLimit: MAX_BODY_BYTES }
  app.post('/api/contact', options, async (request, reply) => {
    const message = readMessage(parseContactMessage(request.body))
    // A bot that fills the honeypot field gets a success response.
    const isTrapped = Boolean(message.website)
    const received: ContactReceipt = isTrapped
      ? { reference: newReference(platform.config), isNew: true }
      : await receiveMessage(platform, message, clientAddress(request))
    if (wantsPage(request)) return reply.redirect(sentAddress(message.language ?? 'en', received.reference), 303)
    const copy = platform.config.smtpUrl === null ? 'kept' : 'sending'
    return reply.code(received.isNew ? 201 : 200).send({ reference: received.reference, copy })
  })
}

function readMessage(result: ContactResult) {
  if (result.ok) return result.message
  const { problems, others } = result
  const fields = [...problems.map(({ field }) => field), ...others]
  throw new Refusal(422, 'invalid_message', {
    fields,
    problems: problems.map(({ field, code }) => ({ field, code, message: contactRefusals[code] })),
  })
}

/** Sends errors of forms without script as a page that contains the typed text. */
function answerFormsWithPages(app: FastifyInstance, config: Config, site: Site | undefined): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (!site || !wantsPage(request)) throw error
    return await sendRefusedForm({ config, site, request, reply, refusal: refusalOf(request, error) })
  })
}

function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? ''
  return isForm(request) && (!accept.includes('application/json') || accept.includes('text/html'))
}

function scheduleMessageDeletion(app: FastifyInstance, platform: Platform): void {
  const work = () => deleteOldMessages(platform.db, new Date(platform.clock.nowMs()))
  every(app, platform, { everyMs: HOUR_MS, work, failure: 'Deleting old messages failed' })
}
