/**
 * Files in any S3-compatible store. A file is a sequence of pieces, each an object named after its start offset. Unlike the
 * multipart uploads of `@tus/s3-store`, this leaves nothing on the local disk and nothing that a listing does not show, and
 * needs only operations that every store supports: put, get, list, delete.
 */
import type { Readable } from 'node:stream'
import { S3 } from '@aws-sdk/client-s3'
import { FilesUnavailable, type Files, type FilesPlace } from './files.ts'

type S3Place = Extract<FilesPlace, { kind: 's3' }>

interface Piece {
  readonly key: string
  readonly start: number
  readonly sizeBytes: number
}

/** The number of bytes that a crash can lose, and that each upload in progress uses in memory. */
const PIECE_BYTES = 2 * 1024 * 1024

/** A store that does not respond for this long counts as unavailable. Otherwise uploads and a shutdown would wait for ever. */
const MAX_SILENCE_MS = 10_000

export function s3Files(place: S3Place, { maxSilenceMs = MAX_SILENCE_MS } = {}): Files {
  const { bucket, prefix, region, endpoint, credentials } = place
  const client = new S3({
    region,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: maxSilenceMs },
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Stores other than AWS store the checksum trailer of the library's default as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next) => async (request) => {
      try {
        return await next(request)
      } catch (error) {
        throw isAway(error) ? new FilesUnavailable(error) : error
      }
    },
    { step: 'initialize', name: 'filesAway' },
  )
  const Bucket = bucket
  const folderOf = (id: string) => `${prefix}${id}/`

  async function listAll(id: string): Promise<Piece[]> {
    const pieces: Piece[] = []
    let token: string | undefined
    do {
      const page = await client.listObjectsV2({ Bucket, Prefix: folderOf(id), ContinuationToken: token })
      for (const { Key = '', Size = 0 } of page.Contents ?? [])
        pieces.push({ key: Key, start: Number(Key.slice(folderOf(id).length)), sizeBytes: Size })
      token = page.NextContinuationToken
    } while (token)
    return pieces
  }

  const put = (id: string, start: number, body: Buffer) =>
    client.putObject({ Bucket, Key: `${folderOf(id)}${String(start).padStart(12, '0')}`, Body: body })

  async function fetchPart({ key, start, sizeBytes }: Piece, from: number, to: number): Promise<Uint8Array> {
    const first = Math.max(0, from - start)
    const last = Math.min(sizeBytes, to - start) - 1
    const { Body } = await client.getObject({ Bucket, Key: key, Range: `bytes=${first}-${last}` })
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
    // Some stores return the whole object for a range that is only the first byte.
    return bytes.subarray(0, last - first + 1)
  }

  return {
    sizeOf: async (id) => endOf(inARow(await listAll(id))),
    async append(id, offset, bytes) {
      let end = offset
      for await (const piece of cut(bytes)) {
        await put(id, end, piece)
        end += piece.length
      }
      return end
    },
    async read(id, start, end) {
      const touched = inARow(await listAll(id)).filter((piece) => piece.start < end && piece.start + piece.sizeBytes > start)
      return Buffer.concat(await Promise.all(touched.map((piece) => fetchPart(piece, start, end))))
    },
    async remove(id) {
      for (const { key } of await listAll(id)) await client.deleteObject({ Bucket, Key: key })
    },
    room: async () => null,
  }
}

/** No connection, no answer in time, or a server error of the store; other errors are mistakes in the settings. */
function isAway(error: unknown): boolean {
  const { $fault, name, code } = error as { $fault?: string; name?: string; code?: string }
  return (
    $fault === 'server' || name === 'TimeoutError' || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND'].includes(code ?? '')
  )
}

/** Splits the bytes into pieces of the stored size; the remainder, also after an error, is the last piece. */
async function* cut(bytes: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let failure: Error | null = null
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      waiting.push(chunk)
      waitingBytes += chunk.length
      if (waitingBytes < PIECE_BYTES) continue
      yield Buffer.concat(waiting)
      waiting = []
      waitingBytes = 0
    }
  } catch (error) {
    failure = error as Error
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting)
  if (failure !== null) throw failure
}

/** Returns the contiguous pieces from the start of the file. */
function inARow(pieces: readonly Piece[]): Piece[] {
  const row: Piece[] = []
  for (const piece of pieces.toSorted((a, b) => a.start - b.start)) {
    if (piece.start === endOf(row)) row.push(piece)
  }
  return row
}

function endOf(row: readonly Piece[]): number {
  const last = row.at(-1)
  return last ? last.start + last.sizeBytes : 0
}
