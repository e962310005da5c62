import * as z from 'zod/mini'

/** Body of `DELETE /api/account`. */
export const eraseRequestSchema = z.object({ password: z.string().check(z.maxLength(1024)) })

export const accountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  isConfirmed: z.boolean(),
  /** Kept by a hosted project: what is stored here can be exported here, the account is deleted there. */
  isElsewhere: z.boolean(),
  /** How many records of each kind are kept, by the names that the export uses. */
  kept: z.record(z.string(), z.int()),
})

/** The export. Beside the account stands one list for each kind of record; features name their own. */
export const exportSchema = z.looseObject({
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  account: z.record(z.string(), z.unknown()),
})
