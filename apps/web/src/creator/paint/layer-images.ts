/** Pictures inside a drawing, decoded once. */
import type { Layer, Step } from '@ankur/blocks/paint/drawing'

const images = new WeakMap<Uint8Array, CanvasImageSource>()

export function imageOf({ bytes }: Layer): CanvasImageSource | undefined {
  return images.get(bytes)
}

export function rememberImage({ bytes }: Pick<Layer, 'bytes'>, image: CanvasImageSource): void {
  images.set(bytes, image)
}

/** An unreadable one is left out; the strokes over it stay. */
export async function readImages(steps: readonly Step[]): Promise<void> {
  await Promise.all(
    steps.map(async (step) => {
      if (step.tool !== 'layer' || images.has(step.bytes)) return
      const image = await decoded(new Blob([step.bytes.slice()])).catch(() => null)
      if (image) images.set(step.bytes, image)
    }),
  )
}

async function decoded(content: Blob): Promise<HTMLImageElement> {
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
