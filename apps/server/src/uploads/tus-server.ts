/** The published tus library with our owner checks, limits and error shape. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_VIDEO_BYTES } from '@ankur/uploads'
import { Server } from '@tus/server'
import type { Upload } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../platform/http/client-address.ts'
import { refusalOf, renderRefusal } from '../platform/http/error-answer.ts'
import { idOf } from '../platform/http/id-of.ts'
import { forgetRest, allowSlowBody } from '../platform/http/receiving.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { openUpload } from './open-upload.ts'
import { UploadStore } from './upload-store.ts'
import type { Uploads } from './uploads.ts'

export type AnswerTus = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export const UPLOADS_PATH = '/api/uploads'

/** The request that the library passes to its hooks. */
interface TusRequest {
  readonly runtime?: { readonly node?: { readonly req: unknown; readonly res?: unknown } }
}

/** A stream that stalls this long is a phone without signal; it will request the offset and continue later. */
const MAX_SILENCE_MS = 30_000

export function createTus(uploads: Uploads): AnswerTus {
  const { config } = uploads.platform
  const requests = new WeakMap<IncomingMessage, FastifyRequest>()
  const requestOf = (tusRequest: TusRequest): FastifyRequest => {
    const request = requests.get(tusRequest.runtime?.node?.req as IncomingMessage)
    if (!request) throw new Error('tus was called outside of a request')
    return request
  }

  const server = new TusServer({
    path: UPLOADS_PATH,
    datastore: new UploadStore(uploads),
    locker: uploads.locks,
    maxSize: MAX_VIDEO_BYTES,
    relativeLocation: true,
    // CORS: pages of other sites are not allowed; other programs do not use CORS.
    allowedOrigins: [config.publicUrl],
    namingFunction: () => randomUUID(),
    getFileIdFromRequest(request) {
      const { uploadId } = requestOf(request).params as { uploadId?: string }
      return uploadId === undefined ? undefined : idOf({ id: uploadId })
    },
    async onUploadCreate(request, upload: Upload) {
      const asked = requestOf(request)
      const { id, size: sizeBytes = null, metadata } = upload
      const { userId } = asked.caller
      await openUpload(uploads, { id, userId, network: clientAddress(asked), sizeBytes, metadata })
      // The file name is neither stored nor returned.
      return { metadata: {} }
    },
    async onUploadFinish(_request, upload) {
      const ended = await uploads.finish(upload.id)
      if (!ended) throw new Refusal(404, 'not_found')
      if (ended.problem) throw new Refusal(422, ended.problem)
      return {}
    },
    onResponseError(request, error) {
      const refusal = refusalFrom(requestOf(request), error)
      const { retryAfterSeconds } = refusal.details
      const response = (request as TusRequest).runtime?.node?.res as ServerResponse
      if (typeof retryAfterSeconds === 'number') response.setHeader('retry-after', String(Math.ceil(retryAfterSeconds)))
      return { status_code: refusal.status, body: renderRefusal(refusal) }
    },
  })

  return async (request, reply) => {
    requests.set(request.raw, request)
    allowSlowBody(request.raw, MAX_SILENCE_MS)
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
    reply.hijack()
    keepOpen(reply.raw)
    await server.handle(request.raw, reply.raw)
    forgetRest(request.raw)
  }
}

/** The library closes the connection with every refusal; a client that is still sending would never read the reason. */
function keepOpen(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, message: string, headers: string[]) => ServerResponse
  // The array contains names and values alternately.
  const withoutConnection = (headers: string[]) =>
    headers.filter((_, at) => headers[at - (at % 2)]?.toLowerCase() !== 'connection')
  response.writeHead = ((status: number, message: string, headers: string[]) =>
    writeHead(status, message, withoutConnection(headers))) as ServerResponse['writeHead']
}

class TusServer extends Server {
  /** Sends errors in the product's error shape. */
  override async write(...[context, headers, status, body = '']: Parameters<Server['write']>): ReturnType<Server['write']> {
    if (status < 400) return await super.write(context, headers, status, body)
    headers.set('content-type', 'application/json; charset=utf-8')
    return await super.write(context, headers, status, body.startsWith('{') ? body : renderRefusal(refusalFor(status)))
  }
}

function refusalFrom(request: FastifyRequest, error: unknown): Refusal {
  const status = (error as { status_code?: unknown }).status_code
  // The library reports every end of a request this way, also of aborted requests.
  const isTheirs = typeof status === 'number' && (status < 500 || status === 501)
  return isTheirs ? refusalFor(status) : refusalOf(request, asError(error))
}

/** Converts the library's errors, which are plain objects, to errors with a stack. */
function asError(error: unknown): unknown {
  if (error instanceof Error) return error
  return new Error(`tus: ${String((error as { body?: unknown }).body)}`)
}

function refusalFor(status: number): Refusal {
  if (status === 404) return new Refusal(404, 'not_found')
  if (status === 409) return new Refusal(409, 'wrong_offset')
  if (status === 410) return new Refusal(410, 'upload_expired')
  if (status === 413) return new Refusal(413, 'file_too_large', { maxBytes: MAX_VIDEO_BYTES })
  return new Refusal(status, 'bad_request')
}
