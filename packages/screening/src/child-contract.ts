/** The API between browser and server for children; the rules are in `child.ts`. */
import * as z from 'zod/mini'

const detailsSchema = {
  nickname: z.nullable(z.string()),
  birthMonth: z.nullable(z.string()),
  weeksEarly: z.nullable(z.int()),
}

/** Body of `PUT /api/children/:id`; an absent field means "not given". */
export const childRequestSchema = z.object({
  nickname: z.optional(detailsSchema.nickname),
  birthMonth: z.optional(detailsSchema.birthMonth),
  weeksEarly: z.optional(z.nullable(z.number())),
})

/** Body of `POST /api/children`. Sent again with the same `id`, after a lost answer, it adds one child. */
export const newChildRequestSchema = z.extend(childRequestSchema, { id: z.optional(z.uuid()) })

export const childSchema = z.object({
  id: z.uuid(),
  ...detailsSchema,
  createdAt: z.iso.datetime(),
  /** The number of stored assessments about this child, which are deleted with it. */
  assessments: z.int(),
})
export type Child = z.output<typeof childSchema>

/** Answer of `GET /api/children`: all children in the order in which they were added. */
export const childListSchema = z.object({ items: z.array(childSchema) })
export type ChildList = z.output<typeof childListSchema>
