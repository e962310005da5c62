/** The current questions, as the server sends them to the browser. */
import * as z from 'zod/mini'
import { inEachLanguage } from '@ankur/languages'
import { domains, examplesOf } from '../instrument.ts'
import { screeningLanguages } from '../language.ts'

const localTextsSchema = z.object(inEachLanguage(() => z.optional(z.string())))
const namesSchema = z.array(z.string())

export const flowSchema = z.object({
  item: z.int(),
  steps: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['one', 'many']),
      options: namesSchema,
      branches: z.array(
        z.object({
          if: z.optional(z.object({ any: z.optional(namesSchema), atLeast: z.optional(z.int()), none: z.optional(namesSchema) })),
          verdict: z.optional(z.enum(['fine', 'counts'])),
          ask: z.optional(z.string()),
        }),
      ),
      words: z.optional(z.object({ question: localTextsSchema, options: z.record(z.string(), localTextsSchema) })),
    }),
  ),
  openPoint: z.optional(z.string()),
})

/** Answer of `GET /api/instrument`: our own wording, or the questions of an instrument file. */
export const instrumentSchema = z.object({
  id: z.string(),
  version: z.string(),
  official: z.boolean(),
  behaviours: z.enum(['twenty', 'own']),
  bands: z.object({ medium: z.int(), high: z.int() }),
  followUp: z.nullable(z.object({ countsFrom: z.int(), flows: z.optional(z.array(flowSchema)) })),
  ages: z.object({ from: z.int(), to: z.int() }),
  languages: z.array(z.enum(screeningLanguages)),
  notice: localTextsSchema,
  howToAnswer: localTextsSchema,
  items: z.array(
    z.extend(localTextsSchema, {
      id: z.int(),
      domain: z.optional(z.enum(domains)),
      concernAnswer: z.enum(['yes', 'no']),
      ...examplesOf(z.optional(namesSchema)),
      strength: z.optional(localTextsSchema),
      talk: z.optional(localTextsSchema),
      label: z.optional(localTextsSchema),
    }),
  ),
  allowsExamples: z.boolean(),
  allowsReadAloud: z.boolean(),
  copyright: z.nullable(z.string()),
})
