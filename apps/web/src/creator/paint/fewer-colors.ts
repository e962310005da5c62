/** For a picture that is too large; loaded only then. */
import { paintResolution } from '@ankur/blocks/paint/drawing'
import { indexedPng } from '@ankur/blocks/paint/indexed-png'
import { reduceColors } from '@ankur/blocks/paint/reduce-colors'

/** The number of colours, and pixels per unit: a lower resolution with true colours is better than eight colours. */
const ways = [
  [64, paintResolution],
  [32, paintResolution],
  [64, 1],
  [32, 1],
  [16, 1],
  [8, 1],
] as const

export function withFewerColors(canvas: HTMLCanvasElement, mostBytes: number): { bytes: Uint8Array; resolution: number } {
  let found: { bytes: Uint8Array; resolution: number } = { bytes: new Uint8Array(0), resolution: 1 }
  for (const [colors, resolution] of ways) {
    found = { bytes: indexedPng(reduceColors(pixelsOf(canvas, resolution / paintResolution), colors)), resolution }
    if (found.bytes.length <= mostBytes) return found
  }
  return found
}

function pixelsOf(canvas: HTMLCanvasElement, scale: number): ImageData {
  const small = document.createElement('canvas')
  small.width = Math.round(canvas.width * scale)
  small.height = Math.round(canvas.height * scale)
  const pen = small.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(canvas, 0, 0, small.width, small.height)
  return pen.getImageData(0, 0, small.width, small.height)
}
