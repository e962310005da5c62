import {
  afterDeletion,
  mergedPlay,
  type PlayRecord,
  type PlayRequest,
  playRequestSchema,
  storedPlayListSchema,
  storedPlaySchema,
  withoutDaysUntil,
} from '@ankur/games/play-record'
import { indiaDay } from '@ankur/screening/age'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireCaller } from '../accounts/index.ts'
import { storeConsent, hasGivenConsent, lockUser, withdrawConsent } from '../consents/index.ts'
import { idOf } from '../platform/http/id-of.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { deletePlay, findPlay, hasPlay, listPlay, lockChild, savePlay } from './store.ts'

const path = '/api/play'
const security = [{ session: [] }]
const params = z.object({ childId: z.string() })

/** A game round takes a minute or more, and sends one record. */
export const recordsPerHour = { name: 'play-records', points: 240, durationSeconds: 60 * 60 }

/** `/api/play`: play records of the caller's children, stored with the family's consent. */
export function registerPlay(app: FastifyInstance, platform: Platform): void {
  const { db, clock, limits } = platform
  const onRequest = requireCaller(platform)
  const records = limits.limiter(recordsPerHour)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const list = {
    summary: 'Play days and garden of each child that has them in the account',
    security,
    response: { 200: storedPlayListSchema },
  }
  routes.get(path, { schema: list, onRequest }, async (request) => {
    return { items: await listPlay(db, request.caller.userId) }
  })

  const keeping = {
    summary: 'Stores what a child played, merged with what is already stored',
    description: 'The first record of a child needs the consent `play` with it; else 403 `play_consent_missing`.',
    security,
    params,
    body: playRequestSchema,
    response: { 200: storedPlaySchema },
  }
  routes.put(`${path}/:childId`, { schema: keeping, onRequest }, async (request) => {
    const { userId } = request.caller
    await records.take(userId)
    const { record, replaces, deletedUntil, daysDeletedAt, consent } = request.body
    const child = { userId, childId: idOf({ id: request.params.childId }) }
    const at = new Date(clock.nowMs())
    const kept = await db.transaction(async (tx) => {
      await lockUser(tx, userId)
      const locked = await lockChild(tx, child)
      if (!locked) throw new Refusal(404, 'not_found')
      if (consent) await storeConsent(tx, { ...consent, userId, purpose: 'play', nowMs: clock.nowMs() })
      const before = await findPlay(tx, child)
      const isAgreed = consent !== undefined || (before !== null && (await hasGivenConsent(tx, userId, 'play')))
      if (!isAgreed) throw new Refusal(403, 'play_consent_missing')
      const last = before?.daysDeletedAt ?? locked.daysDeletedAt
      // A device that starts to store its days adds them all.
      const heardOf = consent ? last : (daysDeletedAt ?? null)
      const sent = afterDeletion(record, { heardOf, last, dayOf: indiaDay })
      const stored = storedAfter(before?.record ?? {}, request.body, indiaDay(at.getTime()))
      const isDeletion = replaces === true || deletedUntil !== undefined
      const all = { record: mergedPlay(stored, sent), daysDeletedAt: isDeletion ? at.toISOString() : last }
      await savePlay(tx, child, all, at)
      return all
    })
    return { childId: child.childId, ...kept, updatedAt: at.toISOString() }
  })

  const ending = {
    summary: 'Deletes what is stored for a child, and stores nothing more',
    security,
    params,
    response: { 204: z.null() },
  }
  routes.delete(`${path}/:childId`, { schema: ending, onRequest }, async (request, reply) => {
    const { userId } = request.caller
    const child = { userId, childId: idOf({ id: request.params.childId }) }
    await db.transaction(async (tx) => {
      await lockUser(tx, userId)
      if (!(await deletePlay(tx, child))) throw new Refusal(404, 'not_found')
      // After the last child's records are deleted, the consent ends too.
      if (!(await hasPlay(tx, userId))) await withdrawConsent(tx, [], { userId, purpose: 'play', nowMs: clock.nowMs() })
    })
    return reply.code(204).send(null)
  })
}

function storedAfter(record: PlayRecord, { replaces, deletedUntil }: PlayRequest, today: string): PlayRecord {
  if (replaces === true) return {}
  // The clock of a device may be ahead.
  return deletedUntil === undefined ? record : withoutDaysUntil(record, deletedUntil < today ? deletedUntil : today)
}
