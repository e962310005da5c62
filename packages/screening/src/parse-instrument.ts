/**
 * Another text of the same twenty behaviours, from INSTRUMENT_FILE.
 *
 * The official M-CHAT-R text may stand on a web site only under its authors' licence, used whole and
 * unaltered. A file that calls itself official must therefore name the licence and carry the copyright line.
 */
import * as z from 'zod/mini'
import type { Instrument, Item } from './instrument.ts'
import { itemKeys } from './item-keys.ts'
import { screeningLanguages } from './language.ts'

const text = z.string().check(z.trim(), z.minLength(1))
const texts = z.object({ en: z.optional(text), hi: z.optional(text), pa: z.optional(text) })

const instrumentFile = z.object({
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
  items: z.array(z.extend(texts, { id: z.int(), concernAnswer: z.enum(['yes', 'no']), egEn: z.optional(z.array(text)) })),
})
type InstrumentFile = z.infer<typeof instrumentFile>

export type ParsedInstrument = { ok: true; instrument: Instrument } | { ok: false; problems: string[] }

/** Checks an instrument file's content and names every problem at once. */
export function parseInstrument(content: unknown): ParsedInstrument {
  const parsed = instrumentFile.safeParse(content)
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`) }
  }
  const file = parsed.data
  const problems = [...licenceProblems(file), ...itemProblems(file)]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, instrument: toInstrument(file) }
}

function licenceProblems(file: InstrumentFile): string[] {
  if (!file.official_text) return []
  const problems: string[] = []
  if (!file.copyright?.trim()) problems.push('copyright: needed with official_text')
  if (!file.licence_ref?.trim()) problems.push('licence_ref: needed with official_text')
  return problems
}

function itemProblems(file: InstrumentFile): string[] {
  const problems: string[] = []
  if (file.items.length !== itemKeys.length) problems.push(`items: ${file.items.length} instead of 20`)
  for (const [index, ours] of itemKeys.entries()) {
    const theirs = file.items[index]
    if (!theirs) continue
    if (theirs.id !== ours.id) problems.push(`items.${index}.id: ${theirs.id} instead of ${ours.id}`)
    // The analysis names behaviours by number, so a file may reword an item but not turn it round.
    if (theirs.concernAnswer !== ours.concernAnswer) problems.push(`items.${index}.concernAnswer: must be ${ours.concernAnswer}`)
    for (const language of file.languages) {
      if (theirs[language] === undefined) problems.push(`items.${index}.${language}: missing`)
    }
  }
  return problems
}

function toInstrument(file: InstrumentFile): Instrument {
  return {
    id: file.form,
    version: file.version,
    official: file.official_text,
    languages: file.languages,
    notice: defined(file.notice ?? {}),
    howToAnswer: defined(file.how_to_answer ?? {}),
    items: itemKeys.map((ours, index): Item => {
      const { en, hi, pa, egEn } = file.items[index] ?? {}
      return { id: ours.id, domain: ours.domain, concernAnswer: ours.concernAnswer, ...defined({ en, hi, pa, egEn }) }
    }),
    allowsExamples: file.examples ?? false,
    allowsReadAloud: file.read_aloud ?? false,
    copyright: file.copyright?.trim() || null,
  }
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>
}
