/** The pictures and sounds of a file: validated before use, and named after their content. */
import { strFromU8, strToU8 } from 'fflate'
import { cleanSvg, longestSide } from './svg/clean-svg.ts'
import { md5 } from './md5.ts'
import type { Notes } from './notes.ts'
import { pictureIn, type PictureKind, type PictureSize } from './svg/picture-size.ts'
import { silence, soundIn } from './sound-length.ts'

export interface Media {
  readonly files: ReadonlyMap<string, Uint8Array>
  isInFile(asset: string): boolean
  /** The picture with that name in the file, or a placeholder. */
  picture(asset: string, costume: PictureSize & { name: string }): PictureSize & Corner & { file: string }
  sound(asset: string, sound: { name: string; seconds: number }): { file: string; seconds: number }
}

/** The upper left corner of a drawing in its own units. */
interface Corner {
  readonly x: number
  readonly y: number
}

const noCorner: Corner = { x: 0, y: 0 }

export const mediaLimits = { pictureSide: longestSide, soundBytes: 10_000_000, soundSeconds: 180 } as const

/** Our own pictures by their Scratch name, the digest of their content. */
export type OwnPictures = ReadonlyMap<string, string>

export function media(found: ReadonlyMap<string, Uint8Array>, { notes, own }: { notes: Notes; own: OwnPictures }): Media {
  const files = new Map<string, Uint8Array>()
  return {
    files,
    isInFile: (asset) => found.has(asset),
    picture(asset, { name, ...wanted }) {
      const looked = lookAtPicture(found.get(asset), wanted)
      const side = (length: number) => Math.min(Math.max(Math.round(length), 1), mediaLimits.pictureSide)
      const size = { width: side(wanted.width), height: side(wanted.height) }
      if ('problem' in looked) {
        notes.add(looked.problem, name)
        return { file: keep(standIn(size), 'svg'), ...size, ...noCorner }
      }
      if (looked.isChanged) notes.add('picture_cleaned', name)
      const { x, y, width, height } = looked
      return { file: keep(looked.bytes, looked.kind), x, y, width, height }
    },
    sound(asset, { name, seconds }) {
      const bytes = found.get(asset)
      const looked = lookAtSound(bytes, seconds)
      if ('problem' in looked) {
        notes.add(looked.problem, name)
        return { file: keep(silence, 'wav'), seconds: 0 }
      }
      return { file: keep(looked.bytes, looked.kind), seconds }
    },
  }

  function keep(bytes: Uint8Array, kind: string): string {
    const file = `${md5(bytes)}.${kind}`
    const ours = own.get(file)
    if (ours !== undefined) return ours
    files.set(file, bytes)
    return file
  }
}

type LookedPicture =
  | (PictureSize & Corner & { bytes: Uint8Array; kind: PictureKind; isChanged: boolean })
  | { problem: 'picture_missing' | 'picture_broken' | 'picture_too_large' }

function lookAtPicture(bytes: Uint8Array | undefined, wanted: PictureSize): LookedPicture {
  if (!bytes) return { problem: 'picture_missing' }
  const picture = pictureIn(bytes)
  if (!picture) return { problem: 'picture_broken' }
  if (picture.kind === 'svg') return lookAtDrawing(bytes, wanted)
  const { kind, width, height } = picture
  const isTooLarge = width > mediaLimits.pictureSide || height > mediaLimits.pictureSide
  return isTooLarge ? { problem: 'picture_too_large' } : { bytes, kind, width, height, ...noCorner, isChanged: false }
}

function lookAtDrawing(bytes: Uint8Array, { width, height }: PictureSize): LookedPicture {
  const clean = cleanSvg(strFromU8(bytes), { width: Math.max(width, 1), height: Math.max(height, 1) })
  return clean ? { ...clean, bytes: strToU8(clean.text), kind: 'svg' } : { problem: 'picture_broken' }
}

type LookedSound = { bytes: Uint8Array; kind: string } | { problem: 'sound_missing' | 'sound_broken' | 'sound_too_long' }

function lookAtSound(bytes: Uint8Array | undefined, toldSeconds: number): LookedSound {
  if (!bytes) return { problem: 'sound_missing' }
  const sound = soundIn(bytes)
  if (!sound) return { problem: 'sound_broken' }
  const { soundBytes, soundSeconds } = mediaLimits
  const isTooLong = bytes.length > soundBytes || toldSeconds > soundSeconds || sound.seconds > soundSeconds
  return isTooLong ? { problem: 'sound_too_long' } : { bytes, kind: sound.kind }
}

/** A grey box for a picture that cannot be shown, with the size that the game expects. */
export function standIn({ width, height }: PictureSize): Uint8Array {
  return strToU8(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="#cccccc"/></svg>`,
  )
}
