import { strFromU8 } from 'fflate'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

export type PictureKind = 'svg' | 'png' | 'jpg' | 'gif' | 'bmp'

export type Picture = { readonly kind: 'svg' } | (PictureSize & { readonly kind: Exclude<PictureKind, 'svg'> })

/**
 * The format of a picture and, for a bitmap, its width and height, read from its header without decoding. Null for other
 * files.
 */
export function pictureIn(bytes: Uint8Array): Picture | null {
  const kind = kindOf(bytes)
  if (!kind || kind === 'svg') return kind && { kind }
  const size = sizes[kind](bytes)
  return size !== null && size.width > 0 && size.height > 0 ? { kind, ...size } : null
}

const signatures: readonly (readonly [PictureKind, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
]

function kindOf(bytes: Uint8Array): PictureKind | null {
  const found = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))
  return found?.[0] ?? (/<(?:svg:)?svg[\s>]/.test(strFromU8(bytes.subarray(0, 8192))) ? 'svg' : null)
}

const sizes: Record<Exclude<PictureKind, 'svg'>, (bytes: Uint8Array) => PictureSize | null> = {
  png: (bytes) => (bytes.length < 24 ? null : { width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) }),
  jpg: jpegSize,
  gif: (bytes) =>
    bytes.length < 10 ? null : { width: viewOf(bytes).getUint16(6, true), height: viewOf(bytes).getUint16(8, true) },
  bmp: (bytes) =>
    bytes.length < 26 ? null : { width: viewOf(bytes).getInt32(18, true), height: Math.abs(viewOf(bytes).getInt32(22, true)) },
}

/** Goes from segment to segment to the start of a frame. */
function jpegSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2))
  }
  return null
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
