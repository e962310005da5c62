/** Requests and responses of the model endpoints; `model` is null if only our own text exists. */
import { consentGivenSchema } from '@ankur/accounts/consents'
import { screeningLanguages } from '@ankur/screening'
import * as z from 'zod/mini'

/** Reasons why there is no text of a model. */
export const noModelText = ['off', 'not_asked', 'follow_up_due', 'nothing_to_explain', 'unavailable', 'not_usable'] as const
export type NoModelText = (typeof noModelText)[number]

/** The request may contain the consent. */
export const wordingRequestSchema = z.object({ consent: z.optional(consentGivenSchema) })

export const wordingSchema = z.object({
  /** The whole analysis with the explaining lines in the model's words; null: use the stored analysis. */
  analysis: z.nullable(z.string()),
  model: z.nullable(z.string()),
  reason: z.nullable(z.enum(noModelText)),
})
export type Wording = z.output<typeof wordingSchema>

/** The maximum of still images; a phone makes each about 60 KB. */
const maxStills = 4
export const maxStillBytes = 300 * 1024

export const stillsRequestSchema = z.object({
  /** JPEG files as base64, in order. */
  stills: z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(maxStills)),
  language: z.enum(screeningLanguages),
  consent: z.optional(consentGivenSchema),
})

export const descriptionSchema = z.object({
  description: z.nullable(z.string()),
  model: z.nullable(z.string()),
  reason: z.nullable(z.enum(['off', 'unavailable', 'not_usable'])),
})
export type Description = z.output<typeof descriptionSchema>
