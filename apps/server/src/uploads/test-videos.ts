/** Generated videos for tests: nothing is downloaded, and no person is shown. */
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, MovOutputFormat, Mp4OutputFormat, Output } from 'mediabunny'

interface VideoOptions {
  readonly seconds?: number
  readonly container?: 'mp4' | 'mov'
  /** The index is before the frames, as in videos shared by phones. */
  readonly isFastStart?: boolean
}

/** Returns a valid container with noise as frames, which the check does not decode. */
export async function testVideo({ seconds = 3, container = 'mp4', isFastStart = false }: VideoOptions = {}): Promise<Buffer> {
  const options = { fastStart: isFastStart ? ('in-memory' as const) : (false as const) }
  const format = container === 'mp4' ? new Mp4OutputFormat(options) : new MovOutputFormat(options)
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const pictures = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(pictures)
  await output.start()
  for (let n = 0; n < seconds * 10; n += 1) {
    const packet = new EncodedPacket(Buffer.alloc(400, n), n === 0 ? 'key' : 'delta', n / 10, 1 / 10)
    await pictures.add(packet, { decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 } })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer())
}

/** Returns the video padded to a size with a box that parsers skip. */
export function padVideo(video: Buffer, sizeBytes: number): Buffer {
  const box = Buffer.alloc(sizeBytes - video.length)
  box.writeUInt32BE(box.length)
  box.write('free', 4, 'latin1')
  return Buffer.concat([video, box])
}
