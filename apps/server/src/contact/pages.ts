/** The contact page with values: a preselected topic, a reference, or the typed text with errors. */
import { addressIn, isLanguage, type Language, languages } from '@ankur/content'
import { contactFields, type ContactProblem, isTopic, topicLabel } from '@ankur/content/contact/message'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '../platform/http/refusal.ts'
import type { Config } from '../platform/config.ts'
import { sendFilledPage, type Filling } from '../platform/static/filled-page.ts'
import type { Site } from '../platform/static/load-site.ts'
import { isOwnReference } from './reference.ts'
import { messages } from '../platform/messages.ts'

/** The value of `data-shown` for visible elements; the style sheet hides the others. */
const SHOWN = 'yes'

const languageAt = new Map(languages.map((language) => [addressIn('/contact', language), language]))

/** Returns the redirect URL for a browser without script after its message is stored. */
export function sentAddress(language: Language, reference: string): string {
  return `${addressIn('/contact', language)}?sent=${reference}`
}

/** Returns the values of the contact page for `?sent=REFERENCE` and `?topic=demo`; null for the page as built. */
export function fillContactPage(config: Config, address: string, query: URLSearchParams): Filling | null {
  const language = languageAt.get(address)
  if (!language) return null
  const reference = query.get('sent') ?? ''
  const copy = config.smtpUrl === null ? 'kept_shown' : 'sending_shown'
  if (isOwnReference(config, reference)) return { variant: 'sent', values: { reference, [copy]: SHOWN } }
  const topic = query.get('topic')
  if (!isTopic(topic)) return null
  return {
    variant: 'form',
    values: { subject: topicLabel(messages[language].contact, topic), ...(topic === 'demo' && { demo_shown: SHOWN }) },
  }
}

interface RefusedForm {
  readonly config: Config
  readonly site: Site
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly refusal: Refusal
}

/** Sends the page with all typed text, the errors of each field, and the refusal's status. */
export async function sendRefusedForm({ config, site, request, reply, refusal }: RefusedForm): Promise<FastifyReply> {
  const typed = typedIn(request.body)
  const language = isLanguage(typed.language) ? typed.language : 'en'
  const problems = (refusal.details.problems ?? []) as readonly ContactProblem[]
  const say = { ...messages[language].notices, ...messages[language].contactRefusals }
  const why = refusal.code in say ? say[refusal.code as keyof typeof say] : say.unexpected_failure
  const values: Record<string, string> = { refused_shown: SHOWN, refused_why: why }
  for (const field of contactFields) values[field] = typed[field] ?? ''
  // HTML drops a line break at the start of a textarea.
  values.message = `${values.message}`.replace(/^\r?\n/, '\n\n')
  if (Object.keys(typed).length > 0) values.typed_shown = SHOWN
  for (const { field, code } of problems) {
    Object.assign(values, { [`${field}_error`]: say[code], [`${field}_shown`]: SHOWN, [`${field}_invalid`]: 'true' })
  }
  const { retryAfterSeconds } = refusal.details
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', String(Math.ceil(retryAfterSeconds)))
  reply.code(refusal.status)
  return await sendFilledPage(
    { config, site, request, reply, address: addressIn('/contact', language) },
    { variant: 'form', values },
  )
}

function typedIn(body: unknown): Record<string, string | undefined> {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'))
}
