import { strFromU8 } from 'fflate'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** How wide and high a drawing (SVG) or a PNG is, read from its head; nothing is drawn. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  return pngSize(bytes) ?? svgSize(strFromU8(bytes.subarray(0, 4096)))
}

function pngSize(bytes: Uint8Array): PictureSize | null {
  const isPng = [0x89, 0x50, 0x4e, 0x47].every((byte, index) => bytes[index] === byte)
  if (!isPng || bytes.length < 24) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

function svgSize(text: string): PictureSize | null {
  const root = /<svg\b[^>]*>/.exec(text)?.[0]
  if (root === undefined) return null
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = (attribute(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const width = lengthOf(attribute(root, 'width')) ?? boxWidth
  const height = lengthOf(attribute(root, 'height')) ?? boxHeight
  return width > 0 && height > 0 && width < 1e5 && height < 1e5 ? { width, height } : null
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]
}

/** In points of the picture; a share of something else is no length. */
function lengthOf(text: string | undefined): number | undefined {
  const [, digits] = /^\s*([0-9.]+)(?:px)?\s*$/.exec(text ?? '') ?? []
  return digits === undefined ? undefined : Number(digits)
}
