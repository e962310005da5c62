import { isDrawingName } from '@ankur/blocks/picture/drawing-files'
import { drawingNamesSchema, drawingSchema, storedDrawingSchema } from '@ankur/blocks/project-contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireCaller } from '../accounts/index.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import { idOf } from '../platform/http/id-of.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { drawingNames, findDrawing } from './drawing-store.ts'
import { drawingsOfNetwork, projectLimits } from './project-records.ts'
import { addDrawing } from './save-drawing.ts'
import { playDrawing } from './share-project.ts'
import { findProject } from './store.ts'

const path = '/api/projects/:id/drawings'
/** A drawing of 64 KB in base64, plus JSON. */
const LARGEST_BODY = 96 * 1024
const SMALL_BODY = 1024
const security = [{ session: [] }]
const ofGame = z.object({ id: z.string() })
const ofDrawing = z.object({ id: z.string(), name: z.string() })

/** Registers the endpoints for drawings of games: a family's own, and those of a shared game. */
export function registerDrawings(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  const onRequest = requireCaller(platform)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const saves = platform.limits.limiter(projectLimits.drawings)
  const plays = platform.limits.limiter(drawingsOfNetwork)

  const listing = {
    summary: 'The drawings of a game that are here',
    security,
    params: ofGame,
    response: { 200: drawingNamesSchema },
  }
  routes.get(path, { schema: listing, onRequest }, async (request) => {
    const id = idOf(request.params)
    if (!(await findProject(db, request.caller.userId, id, new Date(clock.nowMs())))) throw new Refusal(404, 'not_found')
    const items = await drawingNames(db, request.caller.userId, id)
    return { items }
  })

  const adding = {
    summary: 'Stores a drawing of the game, named after its content',
    description: 'Sent again it changes nothing. 413 `project_too_large`, 409 `too_many_projects` for more than 8 of one game.',
    security,
    params: ofDrawing,
    body: drawingSchema,
    response: { 204: z.null() },
  }
  routes.put(`${path}/:name`, { schema: adding, onRequest, bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const { userId } = request.caller
    await saves.take(userId)
    const { name } = request.params
    await addDrawing(platform, userId, { projectId: idOf(request.params), name, png: request.body.png })
    return reply.code(204).send(null)
  })

  const one = { summary: 'A drawing', security, params: ofDrawing, response: { 200: storedDrawingSchema } }
  routes.get(`${path}/:name`, { schema: one, onRequest }, async (request) => {
    const { name } = request.params
    const found = isDrawingName(name) && (await findDrawing(db, request.caller.userId, idOf(request.params), name))
    if (!found) throw new Refusal(404, 'not_found')
    return { png: found.toString('base64') }
  })

  const playing = {
    summary: 'A drawing of the game that a link opens',
    body: z.object({ token: z.string().check(z.maxLength(100)), name: z.string().check(z.maxLength(36)) }),
    response: { 200: storedDrawingSchema },
  }
  routes.post('/api/play/drawing', { schema: playing, bodyLimit: SMALL_BODY }, async (request, reply) => {
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    await plays.take(clientAddress(request))
    const { token, name } = request.body
    return { png: (await playDrawing(platform, token, name)).toString('base64') }
  })
}
