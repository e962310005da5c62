/**
 * A paper as data: pages of headings, sentences, lists and tables. Who draws it (a file, a printed page, the text of a
 * mail) knows no screening, and who writes it knows no paper.
 */
import * as z from 'zod/mini'
import { screeningLanguages } from '../language.ts'

const text = z.string()

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text }),
  /** What the page is about, larger than the rest. */
  z.object({ kind: z.literal('lead'), text }),
  z.object({ kind: z.literal('paragraph'), text }),
  z.object({ kind: z.literal('list'), items: z.array(text) }),
  z.object({ kind: z.literal('steps'), items: z.array(text) }),
  /** Side by side, of equal width; the one that holds has a thick edge and is named in words. */
  z.object({ kind: z.literal('boxes'), items: z.array(z.object({ title: text, text, here: z.nullable(text) })) }),
  /** Numbered rows: a sentence, its answer, and a remark where there is one. */
  z.object({
    kind: z.literal('rows'),
    columns: z.tuple([text, text, text]),
    items: z.array(z.object({ number: z.int(), text, answer: text, remark: text })),
  }),
  /** Empty lines to write on. */
  z.object({ kind: z.literal('space'), label: text, lines: z.int() }),
])
export type Block = z.output<typeof blockSchema>
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const pageSchema = z.object({
  language: z.enum(screeningLanguages),
  title: text,
  /** Under the title: of whom and when. */
  line: text,
  blocks: z.array(blockSchema),
  footer: z.array(text),
})
export type PaperPage = z.output<typeof pageSchema>

export const paperSchema = z.object({ language: z.enum(screeningLanguages), title: text, pages: z.array(pageSchema) })
export type Paper = z.output<typeof paperSchema>
