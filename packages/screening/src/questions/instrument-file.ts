/** The schema of an instrument file; docs/instruments.md explains its fields. */
import * as z from 'zod/mini'
import { inEachLanguage } from '@ankur/languages'
import { domains, examplesOf } from '../instrument.ts'
import { screeningLanguages } from '../language.ts'

const text = z.string().check(z.trim(), z.minLength(1))
const texts = z.object(inEachLanguage(() => z.optional(text)))
const name = z.string().check(z.regex(/^[a-z0-9_]{1,30}$/))
const names = z.array(name)
const count = z.int().check(z.minimum(0), z.maximum(999))

const step = z.extend(texts, {
  id: name,
  kind: z.enum(['one', 'many']),
  options: z.array(z.extend(texts, { id: name })).check(z.minLength(1), z.maxLength(20)),
  branches: z
    .array(
      z.object({
        if: z.optional(z.object({ any: z.optional(names), atLeast: z.optional(count), none: z.optional(names) })),
        verdict: z.optional(z.enum(['fine', 'counts'])),
        ask: z.optional(name),
      }),
    )
    .check(z.minLength(1), z.maxLength(6)),
})

export const instrumentFile = z.object({
  form: text,
  version: text,
  official_text: z.boolean(),
  languages: z.array(z.enum(screeningLanguages)).check(z.minLength(1)),
  notice: z.optional(texts),
  how_to_answer: z.optional(texts),
  copyright: z.optional(z.string()),
  licence_ref: z.optional(z.string()),
  examples: z.optional(z.boolean()),
  read_aloud: z.optional(z.boolean()),
  /** If present, the file is a custom form; otherwise it is the twenty behaviours in other words. */
  bands: z.optional(z.object({ medium: count, high: count })),
  ages: z.optional(z.object({ from: count, to: count })),
  follow_up: z.optional(
    z.object({
      counts_from: count,
      items: z.array(z.object({ item: z.int(), steps: z.array(step).check(z.minLength(1), z.maxLength(10)) })),
    }),
  ),
  items: z
    .array(
      z.extend(texts, {
        id: z.int(),
        concernAnswer: z.enum(['yes', 'no']),
        ...examplesOf(z.optional(z.array(text))),
        domain: z.optional(z.enum(domains)),
        strength: z.optional(texts),
        talk: z.optional(texts),
        label: z.optional(texts),
      }),
    )
    .check(z.maxLength(99)),
})
export type InstrumentFile = z.infer<typeof instrumentFile>
