/** The pen layer as a picture, rendered again only when it has changed. */
import type { PenLayer } from '@ankur/blocks/machine/values'

const [width, height] = [480, 360]

export function penPicture(): (layer: PenLayer) => HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const image = new ImageData(width, height)
  let shown: PenLayer | null = null
  let version = -1
  return (layer) => {
    if (layer === shown && layer.version === version) return canvas
    shown = layer
    version = layer.version
    fillStraight(image.data, layer.points)
    canvas.getContext('2d')?.putImageData(image, 0, 0)
    return canvas
  }
}

/** The layer has premultiplied colours; a picture needs them without alpha. */
function fillStraight(into: Uint8ClampedArray, points: Uint8ClampedArray): void {
  for (let at = 0; at < points.length; at += 4) {
    const alpha = points[at + 3] ?? 0
    const by = alpha === 0 ? 0 : 255 / alpha
    into[at] = (points[at] ?? 0) * by
    into[at + 1] = (points[at + 1] ?? 0) * by
    into[at + 2] = (points[at + 2] ?? 0) * by
    into[at + 3] = alpha
  }
}
