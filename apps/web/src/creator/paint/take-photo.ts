/** A photo for a drawing: decoded, scaled and encoded again on this device, so that no metadata of the file remains. */
import { paintResolution } from '@ankur/blocks/paint/drawing'
import { bytesOf } from './load-sheet.ts'
import { rememberImage } from './layer-images.ts'

const mostBytes = 20_000_000

export interface TakenPhoto {
  readonly bytes: Uint8Array
  /** In units of the page, into which it must fit. */
  readonly across: number
  readonly down: number
}

export type PhotoProblem = 'photo_too_large' | 'photo_unreadable'

export async function takePhoto(file: File, page: { width: number; height: number }): Promise<TakenPhoto | PhotoProblem> {
  if (file.size > mostBytes) return 'photo_too_large'
  const { readOwnPicture } = await import('../stage/backdrops/own-picture.ts')
  const read = await readOwnPicture(file)
  if ('trouble' in read) return read.trouble === 'picture_too_large' ? 'photo_too_large' : 'photo_unreadable'
  const { image } = read
  const [width, height] = [image.naturalWidth || 150, image.naturalHeight || 150]
  const scale = Math.min(page.width / width, page.height / height)
  const [across, down] = [Math.max(2, width * scale), Math.max(2, height * scale)]
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(across * paintResolution)
  canvas.height = Math.round(down * paintResolution)
  const pen = canvas.getContext('2d')
  if (!pen) return 'photo_unreadable'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  const bytes = await bytesOf(canvas, 'image/png')
  rememberImage({ bytes }, canvas)
  return { bytes, across, down }
}
