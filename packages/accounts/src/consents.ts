/** The purposes a person may consent to. Each has its own checkbox. */
import { languages } from '@ankur/languages'
import * as z from 'zod/mini'
import { publishedNotices } from './notice-versions.ts'

/** `account` is given at sign-up and ends with the account; the others can be withdrawn one by one. */
export const consentPurposes = ['reminders', 'video', 'model', 'stills', 'sharing', 'play'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

export const consentPurposeSchema = z.enum(consentPurposes)

/** The version and language of the text that was shown. A page loaded before the newest version still sends its own. */
export const consentGivenSchema = z.object({
  noticeVersion: z.enum(publishedNotices),
  language: z.enum(languages),
})
export type ConsentGiven = z.output<typeof consentGivenSchema>

/** Body of `POST /api/consents`. */
export const consentRequestSchema = z.extend(consentGivenSchema, { purpose: consentPurposeSchema })

export const consentSchema = z.object({
  id: z.uuid(),
  purpose: z.enum(['account', ...consentPurposes]),
  noticeVersion: z.string(),
  language: z.string(),
  givenAt: z.iso.datetime(),
  /** Null until it is withdrawn. */
  withdrawnAt: z.nullable(z.iso.datetime()),
})
export type Consent = z.output<typeof consentSchema>

/** Answer of `GET /api/consents`: newest first, including withdrawn ones. */
export const consentListSchema = z.object({ items: z.array(consentSchema) })
export type ConsentList = z.output<typeof consentListSchema>
