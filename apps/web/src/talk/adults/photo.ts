import { newId } from '../../platform/new-id.ts'
import type { TalkFile } from '../talk-files.ts'

const side = 320
const mostBytes = 30 * 1024
const qualities = [0.8, 0.6, 0.4, 0.2]

/**
 * A photo as stored: cropped to a square, 320 px, at most 30 KB. It is encoded again, so no metadata such as place or
 * camera remains. Null when the browser cannot decode the file.
 */
export async function squarePhoto(file: Blob): Promise<TalkFile | null> {
  // A few lines of a drawing can keep a browser drawing for hours.
  return file.type.startsWith('image/svg') ? null : await squarePicture(file)
}

/** The same for a drawing of another program's file, sanitised first. */
export async function squareDrawing(svg: Uint8Array): Promise<TalkFile | null> {
  // Shared with the Game Creator, without its engine.
  const { cleanSvg } = await import('@ankur/blocks/sb3/svg/clean-svg')
  const clean = cleanSvg(new TextDecoder().decode(svg), { width: side, height: side })
  return clean && (await squarePicture(new Blob([clean.text], { type: 'image/svg+xml' })))
}

async function squarePicture(file: Blob): Promise<TalkFile | null> {
  const picture = await openPicture(file)
  if (!picture) return null
  const { image, close } = picture
  try {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = side
    const context = canvas.getContext('2d')
    const from = Math.min(image.width, image.height)
    if (!context || from === 0) return null
    context.fillStyle = '#fff'
    context.fillRect(0, 0, side, side)
    context.drawImage(image, (image.width - from) / 2, (image.height - from) / 2, from, from, 0, 0, side, side)
    for (const quality of qualities) {
      const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
      if (jpeg && jpeg.size <= mostBytes)
        return { id: `photo-${newId()}`, type: 'image/jpeg', bytes: new Uint8Array(await jpeg.arrayBuffer()) }
    }
    return null
  } finally {
    close()
  }
}

/** An image element reads whatever the browser shows, turned as the camera was held; large photos are scaled while they are read. */
async function openPicture(file: Blob): Promise<{ image: HTMLImageElement; close: () => void } | null> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return { image, close: () => URL.revokeObjectURL(url) }
  } catch {
    URL.revokeObjectURL(url)
    return null
  }
}
