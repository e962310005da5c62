/** What browser and server say to each other about children; the rules themselves stand in `child.ts`. */
import * as z from 'zod/mini'

const detailsSchema = {
  nickname: z.nullable(z.string()),
  birthMonth: z.nullable(z.string()),
  weeksEarly: z.nullable(z.int()),
}

/** Body of `POST /api/children` and `PUT /api/children/:id`; what is absent is not given. */
export const childRequestSchema = z.object({
  nickname: z.optional(detailsSchema.nickname),
  birthMonth: z.optional(detailsSchema.birthMonth),
  weeksEarly: z.optional(z.nullable(z.number())),
})

export const childSchema = z.object({
  id: z.uuid(),
  ...detailsSchema,
  createdAt: z.iso.datetime(),
  /** Stored assessments that are about this child and go with it. */
  assessments: z.int(),
})
export type Child = z.output<typeof childSchema>

/** Answer of `GET /api/children`: all of them, in the order in which they were added. */
export const childListSchema = z.object({ items: z.array(childSchema) })
export type ChildList = z.output<typeof childListSchema>
