/** What the browser asks of a model and hears back; `model` is null where our own text is all there is. */
import { consentGivenSchema } from '@ankur/accounts/consents'
import { screeningLanguages } from '@ankur/screening'
import * as z from 'zod/mini'

/** Why there is no text of a model. */
export const noModelText = ['off', 'not_asked', 'follow_up_due', 'nothing_to_explain', 'unavailable', 'not_usable'] as const
export type NoModelText = (typeof noModelText)[number]

/** The box may be ticked with the wish itself. */
export const wordingRequestSchema = z.object({ consent: z.optional(consentGivenSchema) })

export const wordingSchema = z.object({
  /** The whole analysis, with the explaining lines in the model's words; null: the stored one stands. */
  analysis: z.nullable(z.string()),
  model: z.nullable(z.string()),
  reason: z.nullable(z.enum(noModelText)),
})
export type Wording = z.output<typeof wordingSchema>

/** Four stills are enough; a phone makes each some 60 KB. */
const mostStills = 4
export const mostStillBytes = 300 * 1024

export const stillsRequestSchema = z.object({
  /** JPEG files as base64, in their order. */
  stills: z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(mostStills)),
  language: z.enum(screeningLanguages),
  consent: z.optional(consentGivenSchema),
})

export const descriptionSchema = z.object({
  description: z.nullable(z.string()),
  model: z.nullable(z.string()),
  reason: z.nullable(z.enum(['off', 'unavailable', 'not_usable'])),
})
export type Description = z.output<typeof descriptionSchema>
