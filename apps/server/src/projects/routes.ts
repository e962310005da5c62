import {
  listedProjectSchema,
  maxProjects,
  newProjectRequestSchema,
  playedProjectSchema,
  playLinkSchema,
  projectListSchema,
  projectRequestSchema,
  savedProjectSchema,
} from '@ankur/blocks/project-contract'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireCaller } from '../accounts/index.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import { refusalOf, sendRefusal } from '../platform/http/error-answer.ts'
import { idOf } from '../platform/http/id-of.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { HOUR_MS, every } from '../platform/every.ts'
import { registerDrawings } from './drawing-routes.ts'
import { playsOfNetwork, projectLimits } from './project-records.ts'
import { deleteProject, findProject, hasProject, listProjects, parseCursor, toCursorText } from './store.ts'
import { addProject, changeProject, tooLarge, toSaved } from './save-project.ts'
import { playProject, shareProject } from './share-project.ts'
import { deleteEndedShares, deleteShare } from './share-store.ts'

const path = '/api/projects'
/** In bytes; the body contains only a token. */
const SMALL_BODY = 1024
const security = [{ session: [] }]
const params = z.object({ id: z.string() })
const pageSize = z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(100)), 20)

/** Registers the endpoints for a family's games and the links to play them. */
export function registerProjects(app: FastifyInstance, platform: Platform): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Only a game can be that large here, so the error message is about the game.
    const isHuge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    return sendRefusal(reply, isHuge ? tooLarge() : refusalOf(request, error))
  })
  registerReading(app, platform)
  registerSaving(app, platform)
  registerSharing(app, platform)
  registerPlaying(app, platform)
  registerDrawings(app, platform)
  forgetEndedLinks(app, platform)
}

function registerReading(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  const onRequest = requireCaller(platform)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const list = {
    summary: 'The games of the caller without their content, the last saved first',
    security,
    querystring: z.object({ limit: pageSize, after: z.optional(z.string()) }),
    response: { 200: projectListSchema },
  }
  routes.get(path, { schema: list, onRequest }, async (request) => {
    const { limit, after } = request.query
    const now = new Date(clock.nowMs())
    const found = await listProjects(db, request.caller.userId, { after: cursorOf(after), count: limit + 1, now })
    const items = found.slice(0, limit)
    // One item more than requested was read, to know whether there is a further page.
    const last = found.length > limit ? items.at(-1) : undefined
    const next = last ? toCursorText({ savedMs: Date.parse(last.savedAt), id: last.id }) : null
    return { items, next }
  })

  const one = { summary: 'One game, whole', security, params, response: { 200: savedProjectSchema } }
  routes.get(`${path}/:id`, { schema: one, onRequest }, async (request) => {
    const found = await findProject(db, request.caller.userId, idOf(request.params), new Date(clock.nowMs()))
    if (!found) throw new Refusal(404, 'not_found')
    return toSaved(found)
  })
}

const sizes = `413 \`project_too_large\`, 422 \`project_newer\` or \`project_damaged\`, 409 \`too_many_projects\` for more than ${maxProjects} games or too many bytes together.`

function registerSaving(app: FastifyInstance, platform: Platform): void {
  const onRequest = requireCaller(platform)
  const saves = platform.limits.limiter(projectLimits.saves)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const adding = {
    summary: 'Stores a new game',
    description: sizes,
    security,
    body: newProjectRequestSchema,
    response: { 201: listedProjectSchema },
  }
  routes.post(path, { schema: adding, onRequest }, async (request, reply) => {
    const { userId } = request.caller
    await saves.take(userId)
    const added = await addProject(platform, userId, request.body)
    return reply.code(201).send(added)
  })

  const changing = {
    summary: 'Saves a changed game',
    description: `409 \`project_conflict\` with \`current\`, the complete stored game, when \`version\` is not its version. ${sizes}`,
    security,
    params,
    body: projectRequestSchema,
    response: { 200: listedProjectSchema },
  }
  routes.put(`${path}/:id`, { schema: changing, onRequest }, async (request) => {
    const { userId } = request.caller
    await saves.take(userId)
    const changed = await changeProject(platform, userId, { id: idOf(request.params), ...request.body })
    return changed
  })

  const deletion = { summary: 'Deletes a game, and the link to it', security, params, response: { 204: z.null() } }
  routes.delete(`${path}/:id`, { schema: deletion, onRequest }, async (request, reply) => {
    const { userId } = request.caller
    await saves.take(userId)
    if (!(await deleteProject(platform.db, userId, idOf(request.params)))) throw new Refusal(404, 'not_found')
    return reply.code(204).send(null)
  })
}

function registerSharing(app: FastifyInstance, platform: Platform): void {
  const onRequest = requireCaller(platform)
  const shares = platform.limits.limiter(projectLimits.shares)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const sharing = {
    summary: 'Switches on the link by which anybody may play the game',
    description: 'While it is on, the same link is given again, and lives 30 days from then.',
    security,
    params,
    response: { 200: playLinkSchema },
  }
  routes.post(`${path}/:id/share`, { schema: sharing, onRequest }, async (request) => {
    const { userId } = request.caller
    await shares.take(userId)
    return await shareProject(platform, userId, idOf(request.params))
  })

  const ending = { summary: 'Switches the link off for good', security, params, response: { 204: z.null() } }
  routes.delete(`${path}/:id/share`, { schema: ending, onRequest }, async (request, reply) => {
    const { userId } = request.caller
    const id = idOf(request.params)
    if (!(await hasProject(platform.db, userId, id))) throw new Refusal(404, 'not_found')
    await deleteShare(platform.db, userId, id)
    return reply.code(204).send(null)
  })
}

/**
 * Public endpoints: a link opens one game, and requests are rate limited. The token is sent in the body, because URLs are
 * logged by proxies.
 */
function registerPlaying(app: FastifyInstance, platform: Platform): void {
  const plays = platform.limits.limiter(playsOfNetwork)
  const playing = {
    summary: 'The game that a link opens',
    body: z.object({ token: z.string().check(z.maxLength(100)) }),
    response: { 200: playedProjectSchema },
  }
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.post('/api/play', { schema: playing, bodyLimit: SMALL_BODY }, async (request, reply) => {
    // Also on a refusal, because links must not be indexed by search engines.
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    await plays.take(clientAddress(request))
    return await playProject(platform, request.body.token)
  })
}

function cursorOf(after: string | undefined) {
  if (after === undefined) return null
  const cursor = parseCursor(after)
  if (!cursor) throw new Refusal(422, 'invalid_input', { fields: ['after'] })
  return cursor
}

/** Deletes expired links, which no longer open anything. */
function forgetEndedLinks(app: FastifyInstance, platform: Platform): void {
  const work = () => deleteEndedShares(platform.db, new Date(platform.clock.nowMs()))
  every(app, platform, { everyMs: HOUR_MS, work, failure: 'Deleting expired links to games failed' })
}
