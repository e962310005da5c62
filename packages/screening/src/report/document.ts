/**
 * A paper as data: pages of cards, rows, lists and tables. Who draws it (a file, a printed page, the text of a mail)
 * knows no screening, and who writes it knows no paper.
 */
import * as z from 'zod/mini'
import { screeningLanguages } from '../language.ts'

const text = z.string()
const line = z.nullable(text)

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text }),
  z.object({ kind: z.literal('paragraph'), text }),
  /** What the page is about: how soon, the headline, its sentences, and what is said in bold at the end. */
  z.object({ kind: z.literal('card'), chip: line, title: text, sentences: z.array(text), strong: text, after: line }),
  /** Two lists side by side. */
  z.object({
    kind: z.literal('columns'),
    lists: z.array(z.object({ title: text, mark: z.enum(['check', 'dot']), items: z.array(text) })),
  }),
  /** What to do, each with where or what to take along, and a box to tick with its date. */
  z.object({
    kind: z.literal('steps'),
    done: text,
    date: text,
    items: z.array(
      z.object({ title: text, line: text, tell: line, aside: z.nullable(z.object({ title: line, lines: z.array(text) })) }),
    ),
  }),
  /** One framed paragraph, which begins with its title; below it one line that begins with its label. */
  z.object({ kind: z.literal('box'), title: text, items: z.array(text), label: text, line: text }),
  /** Two framed parts: a result with its bands, and a list of facts. */
  z.object({
    kind: z.literal('halves'),
    left: z.object({
      title: text,
      /** Before the result, whatever it is. */
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
  /** A label and what belongs to it, row by row. */
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
  /** At the other end of the title's line. */
  corner: z.array(text),
  /** Of whom, when and by whom; without a value there is a line to write on. */
  facts: z.array(z.object({ label: text, value: line })),
  blocks: z.array(blockSchema),
  footer: z.array(text),
})
export type PaperPage = z.output<typeof pageSchema>

export const paperSchema = z.object({ language: z.enum(screeningLanguages), title: text, pages: z.array(pageSchema) })
export type Paper = z.output<typeof paperSchema>
