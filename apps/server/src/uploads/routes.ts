import { uploadListSchema, uploadSchema } from '@ankur/uploads'
import type { Upload } from '@ankur/uploads'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireCaller } from '../accounts/index.ts'
import { idOf } from '../platform/http/id-of.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { createUploads, scheduleSweeps } from './uploads.ts'
import { findOwnUpload, listUploads } from './store.ts'
import type { UploadRow } from './store.ts'
import { createTus, UPLOADS_PATH } from './tus-server.ts'

const session = [{ session: [] }]
const TUS_VERSION = '1.0.0'
const one = `${UPLOADS_PATH}/:uploadId`

/** `/api/uploads`: tus 1.0.0 for uploading, JSON for the result. No response contains a video. */
export function registerUploads(app: FastifyInstance, platform: Platform): void {
  const uploads = createUploads(platform)
  scheduleSweeps(app, uploads)
  registerStatus(app, platform)
  app.register(async (scope) => {
    // The body is passed as a stream to the tus library, whatever its content type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    // On every response, also on refusals outside the library.
    scope.addHook('onRequest', async (_request, reply) => void reply.header('tus-resumable', TUS_VERSION))
    registerTus(scope, platform, createTus(uploads))
  })
}

function registerTus(app: FastifyInstance, platform: Platform, answer: ReturnType<typeof createTus>): void {
  const onRequest = [requireCaller(platform), requireVersion]
  const isOwn = async (request: FastifyRequest) => {
    const { uploadId } = request.params as { uploadId: string }
    if (!(await findOwn(platform, request.caller.userId, uploadId))) throw new Refusal(404, 'not_found')
  }
  const described = (summary: string, isProtected = true) => ({ summary, ...(isProtected && { security: session }) })

  for (const url of [UPLOADS_PATH, one]) app.route({ method: 'OPTIONS', url, schema: { hide: true }, handler: answer })
  app.route({
    method: 'POST',
    url: UPLOADS_PATH,
    schema: {
      ...described('tus: creates an upload'),
      description:
        'Upload-Metadata: `attemptid` of the screening, `filename`, `filetype`, and `noticeversion` with `language` for the ' +
        'consent given in this request, without both if it was given before; `contentmark`, if given, is returned in the list while bytes are missing. One for each screening: a new one replaces an unfinished or refused one.',
    },
    onRequest,
    config: { skipsFamilyQueue: true },
    handler: answer,
  })
  const own = { url: one, onRequest, preHandler: isOwn, config: { skipsFamilyQueue: true }, handler: answer }
  app.route({ ...own, method: 'HEAD', schema: described('tus: how much has arrived') })
  app.route({
    ...own,
    method: 'PATCH',
    schema: {
      ...described('tus: sends bytes'),
      description:
        'The answer to the last bytes is sent when the video has been checked and deleted: 204, or 422 with the reason.',
    },
  })
  app.route({ ...own, method: 'DELETE', schema: described('tus: cancels an upload, or forgets a finished one') })
}

/** Refuses other protocol versions with the supported one, as the protocol requires. */
async function requireVersion(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.headers['tus-resumable'] === TUS_VERSION) return
  reply.header('tus-version', TUS_VERSION)
  throw new Refusal(412, 'bad_request')
}

function registerStatus(app: FastifyInstance, platform: Platform): void {
  const onRequest = requireCaller(platform)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const list = {
    summary: 'What became of the videos that the caller sent, newest first',
    security: session,
    querystring: z.object({ attemptId: z.optional(z.uuid()) }),
    response: { 200: uploadListSchema },
  }
  routes.get(UPLOADS_PATH, { schema: list, onRequest }, async (request) => {
    const rows = await listUploads(platform.db, request.caller.userId, request.query.attemptId)
    return { items: rows.map(toUpload) }
  })

  const single = {
    summary: 'What became of one video',
    security: session,
    params: z.object({ uploadId: z.string() }),
    response: { 200: uploadSchema },
  }
  routes.get(one, { schema: single, onRequest, exposeHeadRoute: false }, async (request) => {
    const row = await findOwn(platform, request.caller.userId, request.params.uploadId)
    if (!row) throw new Refusal(404, 'not_found')
    return toUpload(row)
  })
}

async function findOwn({ db }: Platform, userId: string, id: string): Promise<UploadRow | null> {
  return await findOwnUpload(db, userId, idOf({ id }))
}

export function toUpload(row: UploadRow): Upload {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    receivedAt: row.receivedAt?.toISOString() ?? null,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }
}
