/** An LRU cache of rendered pictures; those of the current frame are never removed. */

export interface Size {
  readonly width: number
  readonly height: number
}

export interface CachedPicture {
  readonly canvas: HTMLCanvasElement
  /** The last frame that used it. */
  frame: number
  /** Set once another picture was derived from it. */
  pixels?: ImageData | undefined
}

export interface PictureRoom {
  readonly nextFrame: () => void
  readonly find: (key: string) => CachedPicture | undefined
  readonly keep: (key: string, canvas: HTMLCanvasElement) => CachedPicture
  /** The pixel data of a cached picture, for deriving another. */
  readonly pixelsOf: (picture: CachedPicture) => ImageData | undefined
  readonly makeRoom: () => void
  readonly clear: () => void
}

export function pictureRoom(mostBytes: number): PictureRoom {
  // In order of use.
  const stored = new Map<string, CachedPicture>()
  let bytes = 0
  let frame = 0
  return {
    nextFrame: () => void frame++,
    find(key) {
      const found = stored.get(key)
      if (!found) return undefined
      stored.delete(key)
      stored.set(key, found)
      found.frame = frame
      return found
    },
    keep(key, canvas) {
      const made: CachedPicture = { canvas, frame }
      stored.set(key, made)
      bytes += bytesOf(canvas)
      return made
    },
    pixelsOf(picture) {
      const { canvas } = picture
      // Reading the pixels takes longer than most effects.
      if (!picture.pixels) bytes += bytesOf(canvas)
      return (picture.pixels ??= canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height))
    },
    makeRoom() {
      for (const [key, { canvas, pixels, frame: usedIn }] of stored) {
        if (bytes <= mostBytes) return
        if (usedIn === frame) continue
        stored.delete(key)
        bytes -= bytesOf(canvas) * (pixels ? 2 : 1)
      }
    },
    clear() {
      stored.clear()
      bytes = 0
    },
  }
}

export function bytesOf({ width, height }: Size): number {
  return width * height * 4
}

export function newCanvas({ width, height }: Size, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  // Small and read only once: not worth a transfer to the GPU and back.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context) draw(context)
  return canvas
}
