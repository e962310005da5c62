import * as z from 'zod/mini'
import { videoProblems } from './video-rules.ts'

/** SHA-256 of a file's size and its first and last bytes, computed by the sender: enough to recognise the file. */
export const contentMarkSchema = z.string().check(z.regex(/^[\w-]{43}$/))

/** What a family can see of a video that it uploaded. The video itself can never be downloaded again. */
export const uploadSchema = z.object({
  id: z.uuid(),
  /** The assessment that it belongs to. */
  attemptId: z.uuid(),
  state: z.enum(['receiving', 'checking', 'checked', 'refused']),
  /** Null until the sender has stated the size. */
  sizeBytes: z.nullable(z.int()),
  /** Only while bytes are missing, and null when the sender gave none. */
  contentMark: z.nullable(contentMarkSchema),
  createdAt: z.iso.datetime(),
  /** When an unfinished upload is deleted. */
  expiresAt: z.iso.datetime(),
  /** When the last byte arrived. */
  receivedAt: z.nullable(z.iso.datetime()),
  checkedAt: z.nullable(z.iso.datetime()),
  /** Why it was refused. */
  problem: z.nullable(z.enum(videoProblems)),
  seconds: z.nullable(z.number()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Since when no byte of it is on the server. */
  deletedAt: z.nullable(z.iso.datetime()),
})
export type Upload = z.output<typeof uploadSchema>

/** Answer of `GET /api/uploads`, newest first. */
export const uploadListSchema = z.object({ items: z.array(uploadSchema) })
export type UploadList = z.output<typeof uploadListSchema>
