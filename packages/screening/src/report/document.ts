/**
 * A report as data: pages with cards, rows, lists and tables. The renderers (PDF, print page, email text) do not depend on
 * screening, and the report writer does not depend on rendering.
 */
import * as z from 'zod/mini'
import { screeningLanguages } from '../language.ts'

const text = z.string()
const line = z.nullable(text)

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text }),
  z.object({ kind: z.literal('paragraph'), text }),
  /** The summary of the page: the urgency, the headline, its sentences, and a bold line at the end. */
  z.object({ kind: z.literal('card'), chip: line, title: text, sentences: z.array(text), strong: text, after: line }),
  /** Two lists side by side. */
  z.object({
    kind: z.literal('columns'),
    lists: z.array(z.object({ title: text, mark: z.enum(['check', 'dot']), items: z.array(text) })),
  }),
  /** The steps, each with a place or things to take along, and a checkbox with a date. */
  z.object({
    kind: z.literal('steps'),
    done: text,
    date: text,
    items: z.array(
      z.object({ title: text, line: text, tell: line, aside: z.nullable(z.object({ title: line, lines: z.array(text) })) }),
    ),
  }),
  /** One framed paragraph that begins with its title; below it one line that begins with its label. */
  z.object({ kind: z.literal('box'), title: text, items: z.array(text), label: text, line: text }),
  /** Two framed parts: a result with its bands, and a list of facts. */
  z.object({
    kind: z.literal('halves'),
    left: z.object({
      title: text,
      /** Shown before the result, whatever it is. */
      urgent: z.array(text),
      result: text,
      bands: z.array(z.object({ text, here: z.boolean() })),
      lines: z.array(text),
    }),
    right: z.object({ title: text, facts: z.array(z.object({ label: text, value: text, strong: z.boolean() })) }),
  }),
  /** Short rows in two columns. */
  z.object({
    kind: z.literal('items'),
    columns: z.tuple([text, text, text, text, text]),
    items: z.array(z.object({ number: text, text, answer: text, first: text, after: text, strong: z.boolean() })),
    note: text,
  }),
  /** A label and its value, row by row. */
  z.object({ kind: z.literal('pairs'), items: z.array(z.object({ label: text, text })) }),
  /** Labelled lines to write on, in two columns. */
  z.object({ kind: z.literal('notes'), labels: z.array(text) }),
  /** Empty lines to write on. */
  z.object({ kind: z.literal('space'), label: text, lines: z.int() }),
])
export type Block = z.output<typeof blockSchema>
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const pageSchema = z.object({
  language: z.enum(screeningLanguages),
  title: text,
  /** At the opposite end of the title line. */
  corner: z.array(text),
  /** About whom, when and by whom; a fact without a value prints an empty line. */
  facts: z.array(z.object({ label: text, value: line })),
  blocks: z.array(blockSchema),
  footer: z.array(text),
})
export type PaperPage = z.output<typeof pageSchema>

export const paperSchema = z.object({ language: z.enum(screeningLanguages), title: text, pages: z.array(pageSchema) })
export type Paper = z.output<typeof paperSchema>
