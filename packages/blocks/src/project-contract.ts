/** What browser and server say to each other about games kept in an account; the server's OpenAPI is made from these schemas. */
import * as z from 'zod/mini'
import { drawingBytes } from './picture/drawing-files.ts'

export { parseProjectName, playLinkDays } from './project-name.ts'

/** Games of one account. */
export const mostProjects = 200
/** All games of one account together: so much can be counted, exported and deleted at once. */
export const mostProjectBytes = 16 * 1024 * 1024

/** A game as a file has it (`project-file.ts`), not as text but as a part of the request. */
const content = z.unknown()

/** Body of `POST /api/projects`. */
export const newProjectRequestSchema = z.object({
  name: z.string(),
  data: content,
  /** Sent again, it brings back the same game instead of a second one. */
  requestId: z.optional(z.guid()),
})

/** Body of `PUT /api/projects/:id`. `version` is the one that was changed; without it whatever is there is written over. */
export const projectRequestSchema = z.object({
  name: z.string(),
  data: content,
  version: z.optional(z.int().check(z.minimum(1))),
})

export const listedProjectSchema = z.object({
  id: z.guid(),
  name: z.string(),
  /** One more with each save. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  /** When the link to play it ends; null while there is none. */
  sharedUntil: z.nullable(z.iso.datetime()),
})
export type ListedProject = z.output<typeof listedProjectSchema>

/** Answer of `GET /api/projects/:id`, and `current` of the refusal `project_conflict`. */
export const savedProjectSchema = z.extend(listedProjectSchema, { data: content })
export type SavedProject = z.output<typeof savedProjectSchema>

/** Answer of `GET /api/projects`: the last saved first. `next` is the `after` of the following page. */
export const projectListSchema = z.object({ items: z.array(listedProjectSchema), next: z.nullable(z.string()) })
export type ProjectList = z.output<typeof projectListSchema>

/** Answer of `POST /api/projects/:id/share`: the same link as before while there is one. */
export const playLinkSchema = z.object({ url: z.string(), sharedUntil: z.iso.datetime() })
export type PlayLink = z.output<typeof playLinkSchema>

/** Answer of `POST /api/play`: nothing of whose game it is. `drawings` are the names of those that go along. */
export const playedProjectSchema = z.object({ name: z.string(), data: content, drawings: z.optional(z.array(z.string())) })
export type PlayedProject = z.output<typeof playedProjectSchema>

/** Body of `PUT /api/projects/:id/drawings/:name`, and answer of the calls that give one: a PNG in base64. */
export const drawingSchema = z.object({ png: z.string().check(z.maxLength(Math.ceil(drawingBytes / 3) * 4)) })
export type SentDrawing = z.output<typeof drawingSchema>
/** As it is given: written anew it may weigh a little more than what came. */
export const keptDrawingSchema = z.object({ png: z.string() })

/** Answer of `GET /api/projects/:id/drawings`. */
export const drawingNamesSchema = z.object({ items: z.array(z.string()) })
export type DrawingNames = z.output<typeof drawingNamesSchema>
