/**
 * Validates a message to Ankur, in the form and on the server.
 *
 * One-line fields must stay on one line: a line end in a name or a subject could inject a header into the email.
 * Control characters that a terminal would execute, or a database reject, are removed from every field.
 */
import { parseEmailAddress } from '@ankur/accounts'
import * as z from 'zod/mini'
import { languages } from '@ankur/languages'
import type { contact } from '../words/en/site/contact.ts'
import type { Words } from '../words/words.ts'

/** The fields that a person fills in, in form order. */
export const contactFields = ['firstName', 'lastName', 'email', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

export const MAX_MESSAGE_LENGTH = 5000
const MAX_NAME_LENGTH = 100
const MAX_SUBJECT_LENGTH = 200

const name = z.string().check(z.overwrite(toOneLine), z.minLength(1), z.maxLength(MAX_NAME_LENGTH))
const optionalText = z.optional(z.string().check(z.maxLength(100)))

/** Body of `POST /api/contact`. */
export const contactRequestSchema = z.object({
  firstName: name,
  lastName: name,
  email: z.string().check(
    z.overwrite(toOneLine),
    z.minLength(1),
    z.refine((typed) => typed === '' || parseEmailAddress(typed).ok),
    z.toLowerCase(),
  ),
  subject: z.string().check(z.overwrite(toOneLine), z.minLength(1), z.maxLength(MAX_SUBJECT_LENGTH)),
  message: z.string().check(z.overwrite(toLines), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)),
  /** The language of the copy sent to the sender. */
  language: z.optional(z.enum(languages)),
  /** Idempotency key from the browser: a retry with the same key is stored and sent once. */
  key: optionalText,
  /** Honeypot field, visible to bots only: a sender that fills it in gets the normal answer, but nothing is stored. */
  website: optionalText,
})
export type ContactMessage = z.output<typeof contactRequestSchema>

/** Answer of `POST /api/contact`. */
export const contactAnswerSchema = z.object({
  /** The reference number for questions about the message. */
  reference: z.string(),
  /** `sending`: the copy is being sent to the sender. `kept`: no mail server is configured, the copy stays on the server. */
  copy: z.enum(['sending', 'kept']),
})
export type ContactAnswer = z.output<typeof contactAnswerSchema>

const snake = { firstName: 'first_name', lastName: 'last_name', email: 'email', subject: 'subject', message: 'message' } as const
type Snake = (typeof snake)[ContactField]

/** The error of a field, as a permanent code of the error catalogue. */
export type ContactCode = `${Snake}_missing` | `${Exclude<Snake, 'email'>}_too_long` | 'email_invalid'

export interface ContactProblem {
  readonly field: ContactField
  readonly code: ContactCode
}

export type ContactResult =
  | { readonly ok: true; readonly message: ContactMessage }
  /** `others` lists the fields that are not visible in the form. */
  | { readonly ok: false; readonly problems: readonly ContactProblem[]; readonly others: readonly string[] }

/** Validates a request body. Returns at most one problem for each field, in form order. */
export function parseContactMessage(sent: unknown): ContactResult {
  const parsed = contactRequestSchema.safeParse(isRecord(sent) ? sent : {})
  if (parsed.success) return { ok: true, message: parsed.data }
  const issues = parsed.error.issues.map(({ path, code }) => ({ field: String(path[0]), code }))
  const problems = contactFields.flatMap((field) => {
    const issue = issues.find((each) => each.field === field)
    return issue ? [{ field, code: codeOf(field, issue.code) }] : []
  })
  const known: readonly string[] = contactFields
  return { ok: false, problems, others: issues.map(({ field }) => field).filter((field) => !known.includes(field)) }
}

function isRecord(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
}

function codeOf(field: ContactField, issue: string): ContactCode {
  if (issue === 'invalid_type' || issue === 'too_small') return `${snake[field]}_missing`
  return field === 'email' ? 'email_invalid' : `${snake[field]}_too_long`
}

/** The text on one line, without control characters. */
function toOneLine(text: string): string {
  return toLines(text).replace(/\s+/g, ' ')
}

function toLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim()
}

/** The topics of a message, used in links (`/contact?topic=demo`) and suggested by the form. */
export const topics = ['question', 'demo', 'research', 'problem', 'other'] as const
export type Topic = (typeof topics)[number]

export function isTopic(value: unknown): value is Topic {
  return topics.includes(value as Topic)
}

export function topicLabel(words: Words<typeof contact>, topic: Topic): string {
  return words[`topic_${topic}`]
}
