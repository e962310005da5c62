/** What a person may agree to beside the account, each with a box of its own: what both sides call it, and say about it. */
import { languages } from '@ankur/languages'
import * as z from 'zod/mini'
import { publishedNotices } from './notice-versions.ts'

/** `account` is given at sign-up and ends with the account; the others can be taken back one by one. */
export const consentPurposes = ['reminders', 'video', 'model', 'stills', 'sharing', 'play'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

export const consentPurposeSchema = z.enum(consentPurposes)

/** Which text was read, and in which language; sent by whatever page has the box, also one that was open before the newest text. */
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
  /** Null while it holds. */
  withdrawnAt: z.nullable(z.iso.datetime()),
})
export type Consent = z.output<typeof consentSchema>

/** Answer of `GET /api/consents`: the newest first, those that were taken back too. */
export const consentListSchema = z.object({ items: z.array(consentSchema) })
export type ConsentList = z.output<typeof consentListSchema>
