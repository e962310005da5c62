/** Runs in a separate thread, because untrusted files are parsed here: a file that makes the parser loop ends only this thread. */
import { parentPort, workerData } from 'node:worker_threads'
import { CustomSource, EncodedPacketSink, Input, MP4, QTFF } from 'mediabunny'
import type { FoundVideo } from '@ankur/uploads'
import { openFiles } from '../../platform/files/open-files.ts'
import type { FilesPlace } from '../../platform/files/files.ts'

export interface CheckTask {
  readonly place: FilesPlace
  readonly id: string
  readonly sizeBytes: number
}

export type CheckResult =
  | { readonly kind: 'found'; readonly video: FoundVideo | null }
  | { readonly kind: 'otherFormat' }
  | { readonly kind: 'unreadable' }
  /** The storage could not be read, so nothing is known about the video. */
  | { readonly kind: 'notReached'; readonly cause: string }

/** The minimum size of such a file; the library refuses smaller ones. */
const MIN_BYTES = 12
/** Enough for the headers of any phone's video, and limits the memory for a file with millions of samples. */
const CACHE_BYTES = 4 * 1024 * 1024

parentPort?.postMessage(await checkReachable(workerData as CheckTask))

async function checkReachable({ place, id, sizeBytes }: CheckTask): Promise<CheckResult> {
  const files = openFiles(place)
  let failure: Error | null = null
  const checked = await check(sizeBytes, (start, end) =>
    files.read(id, start, end).catch((error: Error) => {
      failure ??= error
      throw error
    }),
  )
  return failure === null ? checked : { kind: 'notReached', cause: (failure as Error).message }
}

async function check(sizeBytes: number, read: (start: number, end: number) => Promise<Uint8Array>): Promise<CheckResult> {
  if (sizeBytes < MIN_BYTES) return { kind: 'otherFormat' }
  const source = new CustomSource({ getSize: () => sizeBytes, read, maxCacheSize: CACHE_BYTES, prefetchProfile: 'fileSystem' })
  const input = new Input({ source, formats: [MP4, QTFF] })
  try {
    if (!(await input.canRead())) return { kind: 'otherFormat' }
    // Truncated before the index, which most phones write last.
    if ((await input.getTracks()).length === 0) return { kind: 'unreadable' }
    return { kind: 'found', video: await look(input) }
  } catch {
    return { kind: 'unreadable' }
  } finally {
    input.dispose()
  }
}

async function look(input: Input): Promise<FoundVideo | null> {
  const track = await input.getPrimaryVideoTrack()
  if (!track) return null
  const seconds = await input.computeDuration()
  const pictures = new EncodedPacketSink(track)
  const first = await pictures.getFirstPacket()
  const last = await pictures.getPacket(Number.POSITIVE_INFINITY)
  const isWhole = first !== null && last !== null && first.data.byteLength > 0 && last.data.byteLength > 0
  return { seconds, width: track.displayWidth, height: track.displayHeight, isWhole }
}
