import { randomUUID } from 'node:crypto'
import {
  type ChildDetails,
  childListSchema,
  childRequestSchema,
  childSchema,
  maxChildren,
  newChildRequestSchema,
  parseChild,
} from '@ankur/screening'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireCaller } from '../accounts/index.ts'
import { idOf } from '../platform/http/id-of.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteChild, insertChild, listChildren, updateChild } from './store.ts'

const path = '/api/children'
const security = [{ session: [] }]
const params = z.object({ id: z.string() })

/** Limits changes including deletions; a family corrects details only now and then. */
export const changesPerHour = { name: 'child-changes', points: 120, durationSeconds: 60 * 60 }

/** `/api/children`: the caller's own children. */
export function registerChildren(app: FastifyInstance, platform: Platform): void {
  const { db, clock, limits } = platform
  const onRequest = requireCaller(platform)
  const changes = limits.limiter(changesPerHour)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const list = {
    summary: 'The children of the caller, in the order they were added',
    security,
    response: { 200: childListSchema },
  }
  routes.get(path, { schema: list, onRequest }, async (request) => {
    return { items: await listChildren(db, request.caller.userId) }
  })

  const adding = {
    summary: 'Adds a child; nothing of it is required',
    description: `Repeating it with the same \`id\` adds one child, as sent last. 409 \`too_many_children\` for more than ${maxChildren}.`,
    security,
    body: newChildRequestSchema,
    response: { 201: childSchema },
  }
  routes.post(path, { schema: adding, onRequest }, async (request, reply) => {
    const { userId } = request.caller
    await changes.take(userId)
    const details = readDetails(request.body)
    const id = request.body.id ?? randomUUID()
    const at = new Date(clock.nowMs())
    const added = await db.transaction((tx) => insertChild(tx, { id, userId, details, at, most: maxChildren }))
    if (!added) throw new Refusal(409, 'too_many_children', { most: maxChildren })
    return reply.code(201).send(added)
  })

  const changing = { summary: 'Replaces a child', security, params, body: childRequestSchema, response: { 200: childSchema } }
  routes.put(`${path}/:id`, { schema: changing, onRequest }, async (request) => {
    const { userId } = request.caller
    await changes.take(userId)
    const changed = await updateChild(db, userId, idOf(request.params), readDetails(request.body))
    if (!changed) throw new Refusal(404, 'not_found')
    return changed
  })

  const deletion = {
    summary: 'Deletes a child with its assessments and all that hangs on them',
    security,
    params,
    response: { 204: z.null() },
  }
  routes.delete(`${path}/:id`, { schema: deletion, onRequest }, async (request, reply) => {
    const { userId } = request.caller
    await changes.take(userId)
    if (!(await deleteChild(db, userId, idOf(request.params)))) throw new Refusal(404, 'not_found')
    return reply.code(204).send(null)
  })

  function readDetails(body: z.output<typeof childRequestSchema>): ChildDetails {
    const parsed = parseChild(body, clock.nowMs())
    if (!parsed.ok) throw new Refusal(422, 'invalid_input', { fields: parsed.fields })
    return parsed.child
  }
}
