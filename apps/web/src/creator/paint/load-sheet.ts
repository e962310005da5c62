/** The steps of a costume: those stored with it, or the picture itself as the first layer. */
import { type Drawing, largestPage, paintResolution } from '@ankur/blocks/paint/drawing'
import type { Costume } from '@ankur/blocks/project'
import { isDrawn } from '../files/stored-files.ts'
import { pictureAddress } from '../stage/pictures-shown.ts'
import { loadDrawing } from './stored-drawings.ts'
import { readImages, rememberImage } from './layer-images.ts'

export interface LoadedSheet {
  readonly drawing: Drawing
  /** It was larger than a page can be. */
  readonly isSmaller: boolean
}

export async function loadSheet(costume: Costume, page: { width: number; height: number }): Promise<LoadedSheet> {
  const kept = await loadDrawing(costume.picture)
  if (!kept) return await asFirstLayer(costume, page)
  await readImages(kept.steps)
  return { drawing: kept, isSmaller: false }
}

/** Space around a picture, so that something can be drawn beside it. */
const margin = 20

async function asFirstLayer(costume: Costume, page: { width: number; height: number }): Promise<LoadedSheet> {
  const image = await pictureOf(costume)
  const scale = Math.min(1, largestPage.width / costume.width, largestPage.height / costume.height)
  const [across, down] = [costume.width * scale, costume.height * scale]
  const width = Math.min(largestPage.width, Math.max(page.width, Math.ceil(across + 2 * margin)))
  const height = Math.min(largestPage.height, Math.max(page.height, Math.ceil(down + 2 * margin)))
  const [x, y] = [Math.round((width - across) / 2), Math.round((height - down) / 2)]
  const middle = { x: x + costume.centerX * scale, y: y + costume.centerY * scale }
  const bytes = await drawnAnew(image, { across, down })
  const isOurs = !costume.picture.includes('.') || isDrawn(costume.picture)
  const ours = isOurs ? { isOurs } : {}
  const steps = [{ tool: 'layer' as const, isPhoto: false, x, y, across, down, isRound: false, bytes, ...ours }]
  return { drawing: { width, height, middle, steps }, isSmaller: scale < 1 }
}

async function pictureOf(costume: Costume): Promise<HTMLImageElement> {
  const image = new Image()
  const shown = pictureAddress(costume.picture)
  // Our own drawings have no file; each is rendered in the current theme.
  image.src = shown ?? (await (await import('../effects/own-picture-source.tsx')).ownPicture(costume))
  await image.decode()
  return image
}

async function drawnAnew(image: HTMLImageElement, { across, down }: { across: number; down: number }): Promise<Uint8Array> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(across * paintResolution))
  canvas.height = Math.max(1, Math.round(down * paintResolution))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const bytes = await bytesOf(canvas, 'image/png')
  rememberImage({ bytes }, canvas)
  return bytes
}

export async function bytesOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85))
  if (!blob) throw new Error('nothing was written')
  return new Uint8Array(await blob.arrayBuffer())
}
