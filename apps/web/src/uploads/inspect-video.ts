import type { FoundVideo, VideoProblem } from '@ankur/uploads'
import { problemWithVideo } from '@ankur/uploads/video-rules'
import { BlobSource, EncodedPacketSink, Input, MP4, QTFF } from 'mediabunny'

export interface VideoInspection {
  readonly problem: VideoProblem | null
  /** Null where the phone could not look inside. */
  readonly found: FoundVideo | null
}

/** The shortest beginning of any such file; the library refuses to look at less. */
const MIN_BYTES = 12

/** The same checks as on the server. */
export async function inspectVideo(file: File): Promise<VideoInspection> {
  if (file.size < MIN_BYTES) return { problem: 'invalid_file_type', found: null }
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF] })
  try {
    return await look(input)
  } catch {
    return { problem: 'video_damaged', found: null }
  } finally {
    input.dispose()
  }
}

async function look(input: Input): Promise<VideoInspection> {
  if (!(await input.canRead())) return { problem: 'invalid_file_type', found: null }
  if ((await input.getTracks()).length === 0) return { problem: 'video_damaged', found: null }
  const track = await input.getPrimaryVideoTrack()
  if (!track) return { problem: problemWithVideo(null), found: null }
  const pictures = new EncodedPacketSink(track)
  const ends = [await pictures.getFirstPacket(), await pictures.getPacket(Number.POSITIVE_INFINITY)]
  const isWhole = ends.every((picture) => picture !== null && picture.data.byteLength > 0)
  const found = { seconds: await input.computeDuration(), width: track.displayWidth, height: track.displayHeight, isWhole }
  return { problem: problemWithVideo(found), found }
}
