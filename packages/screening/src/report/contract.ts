/** What browser and server say to each other about reports; the server's OpenAPI is made from these schemas. */
import { consentGivenSchema } from '@ankur/accounts/consents'
import { inEachLanguage } from '@ankur/languages'
import * as z from 'zod/mini'
import { screeningLanguages } from '../language.ts'
import { paperSchema } from './document.ts'

const languageSchema = z.enum(screeningLanguages)
const longestDays = 30
export const usualShareDays = 14

/** An id of `districts`; used for this one paper and kept with a link only. */
const districtSchema = z.string().check(z.maxLength(40))

/** `blank` leaves a line for the child's name. */
const nameSchema = z.enum(['shown', 'blank'])

/** Of `GET /api/assessments/:id/report` and `report.pdf`; without a language, that of the assessment. */
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
  /** Sent again, it brings back the same mail instead of a second one. */
  requestId: z.optional(z.guid()),
})
export type ReportMailRequest = z.output<typeof reportMailRequestSchema>

/**
 * queued: waits for its first try. retrying: the mail server did not take it yet. sent: it did. kept: no mail server is
 * set, the mail lies in this computer's mailbox. refused: it never will.
 */
export const reportMailStates = ['queued', 'retrying', 'sent', 'kept', 'refused'] as const

export const reportMailSchema = z.object({
  id: z.guid(),
  state: z.enum(reportMailStates),
  requestedAt: z.iso.datetime(),
})
export type ReportMail = z.output<typeof reportMailSchema>

/** Answer of `GET /api/assessments/:id/email`: the newest first. */
export const reportMailListSchema = z.object({ items: z.array(reportMailSchema) })
export type ReportMailList = z.output<typeof reportMailListSchema>

/** Body of `POST /api/assessments/:id/share`. */
export const shareRequestSchema = z.object({
  days: z._default(z.int().check(z.minimum(1), z.maximum(longestDays)), usualShareDays),
  /** Kept with the link, so that it opens the paper with its place. */
  district: z.optional(districtSchema),
  /** Whoever opens the link types four digits, which the answer tells. */
  withPin: z._default(z.boolean(), false),
  /** For one visit of the page. */
  opensOnce: z._default(z.boolean(), false),
  /** The box that was ticked beside the button. */
  consent: z.optional(consentGivenSchema),
})

/** No moment and no address: enough for a family to see whether a reader was the one it sent the link to. */
const openingSchema = z.object({ day: z.iso.date(), browser: z.nullable(z.string()) })
export type ShareOpening = z.output<typeof openingSchema>

export const shareSchema = z.object({
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  openings: z.int(),
  lastOpenedAt: z.nullable(z.iso.datetime()),
  hasPin: z.boolean(),
  opensOnce: z.boolean(),
  /** After too many wrong PINs it opens nothing any more. */
  isLocked: z.boolean(),
  /** The newest first. */
  log: z.array(openingSchema),
})
export type Share = z.output<typeof shareSchema>

/** Answer of `POST …/share`: the only time the link and its PIN are told. An earlier link of this assessment ends. */
export const newShareSchema = z.extend(shareSchema, { url: z.string(), pin: z.nullable(z.string()) })
export type NewShare = z.output<typeof newShareSchema>

/** Answer of `GET …/share`. */
export const shareStateSchema = z.object({ share: z.nullable(shareSchema) })
export type ShareState = z.output<typeof shareStateSchema>

/** Body of `POST /api/shared`: in a body, since addresses are written down on their way. */
export const openShareSchema = z.object({
  token: z.string().check(z.maxLength(100)),
  pin: z.optional(z.string().check(z.maxLength(20))),
  /** The reader pressed: a link that opens once is not used up by a program that only looks. */
  isPressed: z._default(z.boolean(), false),
  /** Chosen by the page for as long as it is open, so that a second try of the same visit is no second opening. */
  visit: z.optional(z.guid()),
})
export type OpenShare = z.input<typeof openShareSchema>

/** Answer: the report in each language, for the reader to choose. */
export const sharedReportSchema = z.object({
  expiresAt: z.iso.datetime(),
  opensOnce: z.boolean(),
  papers: z.object(inEachLanguage(() => paperSchema)),
})
export type SharedReport = z.output<typeof sharedReportSchema>
