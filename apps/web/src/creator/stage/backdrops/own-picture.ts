/**
 * A picture of the family, from this device's files or camera. It is drawn once and encoded again, so that no metadata or
 * script of the file remains: no place, no date, no camera. It stays on this device.
 */
import { cleanSvg } from '@ankur/blocks/sb3/svg/clean-svg'
import { md5 } from '@ankur/blocks/sb3/md5'
import { pictureIn } from '@ankur/blocks/sb3/svg/picture-size'
import type { Costume } from '@ankur/blocks/project'
import { storeFiles } from '../../files/stored-files.ts'
import { showPictures } from '../pictures-shown.ts'

const mostBytes = 25_000_000
/** A phone's camera has 12 to 50 million pixels; more is an attack, or not a picture. */
const maxPoints = 120_000_000
/** Of the stored picture. */
const maxStoredBytes = 400_000
/** Pixels per stage unit. */
const resolution = 2

export type OwnPicture = { readonly image: HTMLImageElement } | { readonly trouble: 'picture_too_large' | 'picture_unreadable' }

/** Decodes a file as far as it can be shown. The image is never added to the page. */
export async function readOwnPicture(file: File): Promise<OwnPicture> {
  if (file.size > mostBytes) return { trouble: 'picture_too_large' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const found = pictureIn(bytes)
    if (found && found.kind !== 'svg' && found.width * found.height > maxPoints) return { trouble: 'picture_too_large' }
    return { image: await imageOf(found?.kind === 'svg' ? drawingOf(bytes) : file) }
  } catch {
    return { trouble: 'picture_unreadable' }
  }
}

function drawingOf(bytes: Uint8Array): Blob {
  const clean = cleanSvg(new TextDecoder().decode(bytes), { width: 480, height: 360 })
  if (!clean) throw new Error('no drawing')
  return new Blob([clean.text], { type: 'image/svg+xml' })
}

async function imageOf(content: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(content)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** As a backdrop it fills the stage, as a sprite it fits into a square; in units of the stage. */
const shapes = { backdrop: { width: 480, height: 360, fills: true }, sprite: { width: 140, height: 140, fills: false } }

/** Encodes the picture again and stores it; null when this device has no space. */
export async function storeOwnPicture(image: HTMLImageElement, use: keyof typeof shapes, name: string): Promise<Costume | null> {
  const { canvas, width, height } = drawn(image, shapes[use])
  const { bytes, ending } = await written(canvas)
  const picture = `${md5(bytes)}.${ending}`
  const files = new Map([[picture, bytes]])
  try {
    await storeFiles(files)
  } catch {
    return null
  }
  showPictures(files)
  return { name, picture, width, height, centerX: width / 2, centerY: height / 2, resolution }
}

function drawn(image: HTMLImageElement, { width, height, fills }: { width: number; height: number; fills: boolean }) {
  const [imageWidth, imageHeight] = [image.naturalWidth || width, image.naturalHeight || height]
  const scale = (fills ? Math.max : Math.min)(width / imageWidth, height / imageHeight)
  const size = fills
    ? { width, height }
    : { width: Math.max(Math.round(imageWidth * scale), 1), height: Math.max(Math.round(imageHeight * scale), 1) }
  const canvas = document.createElement('canvas')
  canvas.width = size.width * resolution
  canvas.height = size.height * resolution
  const [shownWidth, shownHeight] = [imageWidth * scale * resolution, imageHeight * scale * resolution]
  const pen = canvas.getContext('2d')
  pen?.drawImage(image, (canvas.width - shownWidth) / 2, (canvas.height - shownHeight) / 2, shownWidth, shownHeight)
  return { canvas, ...size }
}

/** Transparency is kept if the file is small enough; a photo becomes a JPEG. */
async function written(canvas: HTMLCanvasElement): Promise<{ bytes: Uint8Array; ending: string }> {
  const drawing = await bytesOf(canvas, 'image/png')
  if (drawing.length <= maxStoredBytes) return { bytes: drawing, ending: 'png' }
  const onWhite = document.createElement('canvas')
  onWhite.width = canvas.width
  onWhite.height = canvas.height
  const pen = onWhite.getContext('2d')
  if (pen) pen.fillStyle = '#fff'
  pen?.fillRect(0, 0, canvas.width, canvas.height)
  pen?.drawImage(canvas, 0, 0)
  return { bytes: await bytesOf(onWhite, 'image/jpeg'), ending: 'jpg' }
}

async function bytesOf(canvas: HTMLCanvasElement, type: string): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.8))
  if (!blob) throw new Error('nothing was written')
  return new Uint8Array(await blob.arrayBuffer())
}
