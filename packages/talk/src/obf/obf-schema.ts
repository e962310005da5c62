import * as z from 'zod/mini'

/**
 * Open Board Format 0.1 as far as the talk board reads it (https://www.openboardformat.org/docs). Whatever else a file
 * holds is left out.
 */
const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((given) => String(given).slice(0, 200)),
)
const text = z.string().check(z.maxLength(2000))
const path = z.string().check(z.maxLength(300))
const paths = z._default(z.record(z.string(), path), {})

/** Older files of the format's reference library name no format in their manifest. */
export const manifestSchema = z.object({
  format: z.optional(z.nullable(z.string().check(z.startsWith('open-board-')))),
  root: path,
  paths: z._default(z.object({ boards: paths, images: paths, sounds: paths }), { boards: {}, images: {}, sounds: {} }),
})

const button = z.object({
  // Some programs leave it out: it is of use only to find the button in the grid.
  id: z._default(z.nullable(id), null),
  label: z.optional(z.nullable(text)),
  vocalization: z.optional(z.nullable(text)),
  image_id: z.optional(z.nullable(id)),
  sound_id: z.optional(z.nullable(id)),
  hidden: z.optional(z.nullable(z.boolean())),
  action: z.optional(z.nullable(text)),
  load_board: z.optional(z.nullable(z.object({ id: z.optional(z.nullable(id)), path: z.optional(z.nullable(path)) }))),
})

const media = z.object({
  id,
  path: z.optional(z.nullable(path)),
  data: z.optional(z.nullable(z.string())),
  url: z.optional(z.nullable(text)),
  content_type: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
})

/** What cannot be read does not cost the rest: one program writes `null` for an empty place among the buttons. */
function readable<Item extends z.core.$ZodType>(item: Item, most: number) {
  return z.pipe(
    z.array(z.unknown()).check(z.maxLength(most)),
    z.transform((given) =>
      given.flatMap((each): z.output<Item>[] => {
        const read = z.safeParse(item, each)
        return read.success ? [read.data] : []
      }),
    ),
  )
}

export const boardSchema = z.object({
  format: z.string().check(z.startsWith('open-board-')),
  id,
  locale: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  name: z.optional(z.nullable(text)),
  buttons: readable(button, 2000),
  grid: z.optional(z.nullable(z.object({ order: z.array(z.array(z.nullable(id))) }))),
  /** Texts by language and key, where labels are keys. */
  strings: z.optional(z.nullable(z.record(z.string(), z.record(z.string(), z.string())))),
  images: z._default(readable(media, 2000), []),
  sounds: z._default(readable(media, 2000), []),
  /** The complete data of one of our boards, so that it can be restored unchanged. */
  ext_ankur_board: z.optional(z.unknown()),
})

export type ObfBoard = z.infer<typeof boardSchema>
export type ObfManifest = z.infer<typeof manifestSchema>
