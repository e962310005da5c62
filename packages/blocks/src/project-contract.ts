/**
 * The API for games stored in an account, shared by browser and server; the server's OpenAPI document is generated from
 * these schemas.
 */
import * as z from 'zod/mini'
import { drawingBytes } from './picture/drawing-files.ts'

export { parseProjectName, playLinkDays } from './project-name.ts'

/** The maximum number of games of one account. */
export const maxProjects = 200
/** All games of one account together, so that they can be counted, exported and deleted in one request. */
export const maxProjectBytes = 16 * 1024 * 1024

/** A game in the file format (`project-file.ts`), as JSON inside the request instead of as text. */
const content = z.unknown()

/** Body of `POST /api/projects`. */
export const newProjectRequestSchema = z.object({
  name: z.string(),
  data: content,
  /** A repeated request returns the same game instead of creating a second one. */
  requestId: z.optional(z.guid()),
})

/** Body of `PUT /api/projects/:id`. `version` is the one that was edited; without it the stored game is overwritten. */
export const projectRequestSchema = z.object({
  name: z.string(),
  data: content,
  version: z.optional(z.int32().check(z.minimum(1))),
})

export const listedProjectSchema = z.object({
  id: z.guid(),
  name: z.string(),
  /** Incremented with each save. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  /** When the share link expires; null without a link. */
  sharedUntil: z.nullable(z.iso.datetime()),
})
export type ListedProject = z.output<typeof listedProjectSchema>

/** Answer of `GET /api/projects/:id`, and `current` of the error `project_conflict`. */
export const savedProjectSchema = z.extend(listedProjectSchema, { data: content })
export type SavedProject = z.output<typeof savedProjectSchema>

/** Answer of `GET /api/projects`: the last saved first. `next` is the `after` of the following page. */
export const projectListSchema = z.object({ items: z.array(listedProjectSchema), next: z.nullable(z.string()) })
export type ProjectList = z.output<typeof projectListSchema>

/** Answer of `POST /api/projects/:id/share`: the existing link while there is one. */
export const playLinkSchema = z.object({ url: z.string(), sharedUntil: z.iso.datetime() })
export type PlayLink = z.output<typeof playLinkSchema>

/** Answer of `POST /api/play`: contains nothing about the owner. `drawings` are the names of the game's drawings. */
export const playedProjectSchema = z.object({ name: z.string(), data: content, drawings: z.optional(z.array(z.string())) })
export type PlayedProject = z.output<typeof playedProjectSchema>

/** Body of `PUT /api/projects/:id/drawings/:name`, and answer of the calls that return one: a PNG in base64. */
export const drawingSchema = z.object({ png: z.string().check(z.maxLength(Math.ceil(drawingBytes / 3) * 4)) })
export type SentDrawing = z.output<typeof drawingSchema>
/** For answers: re-encoded, it may be slightly larger than what was uploaded. */
export const storedDrawingSchema = z.object({ png: z.string() })

/** Answer of `GET /api/projects/:id/drawings`. */
export const drawingNamesSchema = z.object({ items: z.array(z.string()) })
export type DrawingNames = z.output<typeof drawingNamesSchema>
