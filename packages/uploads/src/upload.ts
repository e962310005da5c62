import * as z from 'zod/mini'
import { videoProblems } from './video-rules.ts'

/** SHA-256 of a file's size and ends, as its sender reckoned it: enough to know the file again, and nothing of it. */
export const contentMarkSchema = z.string().check(z.regex(/^[\w-]{43}$/))

/** What a family is told of a video that it sent. The video itself can never be fetched from the server again. */
export const uploadSchema = z.object({
  id: z.uuid(),
  /** The screening that it was sent with. */
  attemptId: z.uuid(),
  state: z.enum(['receiving', 'checking', 'checked', 'refused']),
  /** Null while the sender has not said how much will come. */
  sizeBytes: z.nullable(z.int()),
  /** While bytes are missing: what the sender named the file by. Null when it did not. */
  contentMark: z.nullable(contentMarkSchema),
  createdAt: z.iso.datetime(),
  /** When what is unfinished goes. */
  expiresAt: z.iso.datetime(),
  /** When the last byte was here. */
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
