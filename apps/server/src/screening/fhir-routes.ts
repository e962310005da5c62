import { createHash } from 'node:crypto'
import type { Instrument } from '@ankur/screening'
import { toBundle } from '@ankur/screening/fhir/to-bundle'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireCaller } from '../accounts/index.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { findReported } from './for-reports.ts'
import { idOf } from '../platform/http/id-of.ts'

/** Registers the export of a screening as a FHIR R4 file for a doctor's records. */
export function registerFhir(app: FastifyInstance, platform: Platform, instrument: Instrument): void {
  const { db, clock, config } = platform
  const schema = {
    summary: 'One assessment as a FHIR R4 Bundle: form, answers, total, follow-up; without any name',
    description: 'While the follow-up questions are due it holds the answers, and neither a total nor a result.',
    security: [{ session: [] }],
    params: z.object({ id: z.string() }),
    produces: ['application/fhir+json'],
  }
  const onRequest = requireCaller(platform)
  app.withTypeProvider<ZodTypeProvider>().get('/api/assessments/:id/fhir', { schema, onRequest }, async (request, reply) => {
    const found = await findReported(db, request.caller.userId, { id: idOf(request.params), nowMs: clock.nowMs() })
    if (!found) throw new Refusal(404, 'not_found')
    const { id, completed_at: completedAt } = found.assessment
    const bundle = toBundle({ ...found, instrument, origin: config.publicUrl, idOf: (role) => derivedId(id, role) })
    return reply
      .header('content-disposition', `attachment; filename="ankur-${completedAt.slice(0, 10)}.fhir.json"`)
      .type('application/fhir+json; charset=utf-8')
      .send(JSON.stringify(bundle))
  })
}

/** Derives a UUID (version 5), so that a resource of an assessment has the same one in every file. */
function derivedId(assessmentId: string, role: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(assessmentId.replaceAll('-', ''), 'hex'))
    .update(role)
    .digest()
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
