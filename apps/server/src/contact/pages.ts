/** The contact page with something in it: a chosen topic, a reference, or what was typed and why it was not taken. */
import { isLanguage, type Language } from '@ankur/content'
import { contactFields, type ContactProblem } from '@ankur/content/contact/message'
import { isTopic, topicLabel } from '@ankur/content/contact/topics'
import { contact as english } from '@ankur/content/words/en/contact'
import { contactRefusals as englishRefusals } from '@ankur/content/words/en/contact-refusals'
import { notices as englishNotices } from '@ankur/content/words/en/notices'
import { contact as hindi } from '@ankur/content/words/hi/contact'
import { contactRefusals as hindiRefusals } from '@ankur/content/words/hi/contact-refusals'
import { notices as hindiNotices } from '@ankur/content/words/hi/notices'
import { contact as punjabi } from '@ankur/content/words/pa/contact'
import { contactRefusals as punjabiRefusals } from '@ankur/content/words/pa/contact-refusals'
import { notices as punjabiNotices } from '@ankur/content/words/pa/notices'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '../platform/http/refusal.ts'
import type { Config } from '../platform/config.ts'
import { sendFilledPage, type Filling } from '../platform/static/filled-page.ts'
import type { Site } from '../platform/static/load-site.ts'
import { isOwnReference } from './reference.ts'

const words = { en: english, hi: hindi, pa: punjabi }
const notices = {
  en: { ...englishNotices, ...englishRefusals },
  hi: { ...hindiNotices, ...hindiRefusals },
  pa: { ...punjabiNotices, ...punjabiRefusals },
}

/** Marks in the page's `data-shown` what is to be seen; without it the style sheet hides it. */
const SHOWN = 'yes'

const addresses: Readonly<Record<Language, string>> = { en: '/contact', hi: '/hi/contact', pa: '/pa/contact' }
const languageAt = new Map(Object.entries(addresses).map(([language, address]) => [address, language as Language]))

/** Where a browser without script goes once its message is stored. */
export function sentAddress(language: Language, reference: string): string {
  return `${addresses[language]}?sent=${reference}`
}

/** What the contact page shows for `?sent=REFERENCE` and `?topic=demo`; null for the page as it was built. */
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
    values: { subject: topicLabel(words[language], topic), ...(topic === 'demo' && { demo_shown: SHOWN }) },
  }
}

interface RefusedForm {
  readonly config: Config
  readonly site: Site
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly refusal: Refusal
}

/** The page again with every word that was typed, what is wrong with which box, and the refusal's status. */
export async function sendRefusedForm({ config, site, request, reply, refusal }: RefusedForm): Promise<FastifyReply> {
  const typed = typedIn(request.body)
  const language = isLanguage(typed.language) ? typed.language : 'en'
  const problems = (refusal.details.problems ?? []) as readonly ContactProblem[]
  const say = notices[language]
  const why = refusal.code in say ? say[refusal.code as keyof typeof say] : say.unexpected_failure
  const values: Record<string, string> = { refused_shown: SHOWN, refused_why: why }
  for (const field of contactFields) values[field] = typed[field] ?? ''
  // A textarea loses a line end at its very beginning.
  values.message = `${values.message}`.replace(/^\r?\n/, '\n\n')
  if (Object.keys(typed).length > 0) values.typed_shown = SHOWN
  for (const { field, code } of problems) {
    Object.assign(values, { [`${field}_error`]: say[code], [`${field}_shown`]: SHOWN, [`${field}_invalid`]: 'true' })
  }
  const { retryAfterSeconds } = refusal.details
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', String(Math.ceil(retryAfterSeconds)))
  reply.code(refusal.status)
  return await sendFilledPage({ config, site, request, reply, address: addresses[language] }, { variant: 'form', values })
}

function typedIn(body: unknown): Record<string, string | undefined> {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'))
}
