/** Videos made for a journey, byte by byte: nothing is downloaded, and nobody is in the picture. */
import { truncateSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny'

const MB = 1024 * 1024

/** An MP4 of twelve seconds that is as heavy as asked; its pictures are noise. */
export async function writeVideo(path: string, sizeMb: number): Promise<string> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target })
  const pictures = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(pictures)
  await output.start()
  for (let n = 0; n < 120; n += 1) {
    const packet = new EncodedPacket(Buffer.alloc(400, n), n === 0 ? 'key' : 'delta', n / 10, 1 / 10)
    await pictures.add(packet, { decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 } })
  }
  await output.finalize()
  const video = Buffer.from(target.buffer ?? new ArrayBuffer())
  // A box that every reader skips.
  const box = Buffer.alloc(sizeMb * MB - video.length)
  box.writeUInt32BE(box.length)
  box.write('free', 4, 'latin1')
  writeFileSync(path, Buffer.concat([video, box]))
  return path
}

/** A file that says by its name that it is a video. */
export function writeFake(path: string, sizeMb: number): string {
  writeFileSync(path, 'Not a video at all. '.repeat(50))
  if (sizeMb > 0) truncateSync(path, sizeMb * MB)
  return path
}

/** From now on about as fast as a phone at the edge of a village: a megabyte takes a second. */
export async function limitSpeed(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const speed = { downloadThroughput: -1, uploadThroughput: 1024 * 1024, latency: 20 }
  await wire.send('Network.emulateNetworkConditions', { offline: false, ...speed })
}

/** An MP4 of four seconds with pictures that the browser itself made, and so can show: a box that moves over a mat. */
export async function recordVideo(page: Page, path: string): Promise<string> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const pictures = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(pictures)
  await output.start()
  for (const { bytes, type, seconds } of await page.evaluate(encodePictures)) {
    const packet = new EncodedPacket(Buffer.from(bytes, 'base64'), type, seconds, 1 / 10)
    await pictures.add(packet, { decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 } })
  }
  await output.finalize()
  writeFileSync(path, Buffer.from(target.buffer ?? new ArrayBuffer()))
  return path
}

/** In the page. */
async function encodePictures() {
  const encoded: { bytes: string; type: 'key' | 'delta'; seconds: number }[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      encoded.push({ bytes: btoa(String.fromCharCode(...data)), type: chunk.type, seconds: chunk.timestamp / 1e6 })
    },
    error: (fault) => {
      throw fault
    },
  })
  encoder.configure({ codec: 'vp09.00.10.08', width: 640, height: 360, bitrate: 300_000 })
  const canvas = new OffscreenCanvas(640, 360)
  const pen = canvas.getContext('2d')!
  for (let n = 0; n < 40; n += 1) {
    pen.fillStyle = '#e8d9b5'
    pen.fillRect(0, 0, 640, 360)
    pen.fillStyle = '#b3402e'
    pen.fillRect(20 + n * 14, 180, 40, 40)
    const frame = new VideoFrame(canvas, { timestamp: n * 100_000, duration: 100_000 })
    encoder.encode(frame, { keyFrame: n % 10 === 0 })
    frame.close()
  }
  await encoder.flush()
  return encoded
}
