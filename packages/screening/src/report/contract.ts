/** The API between browser and server for reports; the server's OpenAPI is generated from these schemas. */
import { consentGivenSchema } from '@ankur/accounts/consents'
import { inEachLanguage } from '@ankur/languages'
import * as z from 'zod/mini'
import { screeningLanguages } from '../language.ts'
import { paperSchema } from './document.ts'

const languageSchema = z.enum(screeningLanguages)
const longestDays = 30
export const defaultShareDays = 14

/** An id of `districts`; used for this report only, and stored only with a link. */
const districtSchema = z.string().check(z.regex(/^[a-z-]{1,40}$/))

/** `blank` prints an empty line for the child's name. */
const nameSchema = z.enum(['shown', 'blank'])

/** Query of `GET /api/assessments/:id/report` and `report.pdf`; default language: that of the assessment. */
export const reportQuerySchema = z.object({
  language: z.optional(languageSchema),
  district: z.optional(districtSchema),
  name: z.optional(nameSchema),
})

/** Body of `POST /api/assessments/:id/email`. */
export const reportMailRequestSchema = z.object({
  email: z.string().check(z.maxLength(320)),
  language: z.optional(languageSchema),
  district: z.optional(districtSchema),
  name: z.optional(nameSchema),
  /** Idempotency key: a retry returns the same email instead of sending a second one. */
  requestId: z.optional(z.guid()),
})
export type ReportMailRequest = z.output<typeof reportMailRequestSchema>

/**
 * queued: waits for its first attempt. retrying: the mail server has not accepted it yet. sent: accepted. kept: no mail
 * server is configured, the email is in this computer's mailbox. refused: it will never be sent.
 */
export const reportMailStates = ['queued', 'retrying', 'sent', 'kept', 'refused'] as const

export const reportMailSchema = z.object({
  id: z.guid(),
  state: z.enum(reportMailStates),
  requestedAt: z.iso.datetime(),
})
export type ReportMail = z.output<typeof reportMailSchema>

/** Answer of `GET /api/assessments/:id/email`: newest first. */
export const reportMailListSchema = z.object({ items: z.array(reportMailSchema) })
export type ReportMailList = z.output<typeof reportMailListSchema>

/** Body of `POST /api/assessments/:id/share`. */
export const shareRequestSchema = z.object({
  days: z._default(z.int().check(z.minimum(1), z.maximum(longestDays)), defaultShareDays),
  /** Stored with the link, so that the shared report shows this district's place. */
  district: z.optional(districtSchema),
  /** The reader of the link must type four digits, which the response contains. */
  withPin: z._default(z.boolean(), false),
  /** The link works for one page visit. */
  opensOnce: z._default(z.boolean(), false),
  /** The consent from the checkbox beside the button. */
  consent: z.optional(consentGivenSchema),
})

/** Has no time and no IP address: enough for a family to see whether the reader was the intended one. */
const openingSchema = z.object({ day: z.iso.date(), browser: z.nullable(z.string()) })
export type ShareOpening = z.output<typeof openingSchema>

export const shareSchema = z.object({
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  openings: z.int(),
  lastOpenedAt: z.nullable(z.iso.datetime()),
  hasPin: z.boolean(),
  opensOnce: z.boolean(),
  /** After too many wrong PINs the link stops working. */
  isLocked: z.boolean(),
  /** Newest first. */
  log: z.array(openingSchema),
})
export type Share = z.output<typeof shareSchema>

/** Answer of `POST …/share`: the link and its PIN are returned only here. An earlier link of this assessment is revoked. */
export const newShareSchema = z.extend(shareSchema, { url: z.string(), pin: z.nullable(z.string()) })
export type NewShare = z.output<typeof newShareSchema>

/** Answer of `GET …/share`. */
export const shareStateSchema = z.object({ share: z.nullable(shareSchema) })
export type ShareState = z.output<typeof shareStateSchema>

/** Body of `POST /api/shared`: the token is in the body, because URLs are logged by proxies and servers. */
export const openShareSchema = z.object({
  token: z.string().check(z.maxLength(100)),
  pin: z.optional(z.string().check(z.maxLength(20))),
  /** Whether the reader pressed the button: a link preview program must not use up a one-time link. */
  isPressed: z._default(z.boolean(), false),
  /** A page-visit id chosen by the page, so that a retry in the same visit does not count as a second opening. */
  visit: z.optional(z.guid()),
})
export type OpenShare = z.input<typeof openShareSchema>

/** Answer: the report in each language, so that the reader can choose. */
export const sharedReportSchema = z.object({
  expiresAt: z.iso.datetime(),
  opensOnce: z.boolean(),
  papers: z.object(inEachLanguage(() => paperSchema)),
})
export type SharedReport = z.output<typeof sharedReportSchema>
