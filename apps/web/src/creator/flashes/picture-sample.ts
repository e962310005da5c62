/** A picture reduced to a few pixels: small enough to draw with every frame. Our own drawings are one colour each. */
import { pictureAddress } from '../stage/pictures-shown.ts'
import { backdropColors } from '../stage/backdrops/own-backdrops.ts'

/** A colour, the reduced picture, or null while it is loading. */
export type PictureSample = string | HTMLCanvasElement | null

const ownColors = new Map(Object.entries({ cat: '#e3a85a', duck: '#f3c95b', unicorn: '#f4eef7', ...backdropColors }))
/** Like the grey box on the stage for a missing picture. */
const unknown = '#888'
const maxSide = 120

const samples = new Map<string, PictureSample>()

/** The first call only starts loading a picture, so call it before a game runs. */
export function pictureSample(picture: string): PictureSample {
  const own = ownColors.get(picture)
  if (own) return own
  const address = pictureAddress(picture)
  if (address === undefined) return unknown
  const known = samples.get(address)
  if (known !== undefined) return known
  samples.set(address, null)
  const image = new Image()
  image.onload = () => samples.set(address, shrunk(image))
  image.onerror = () => samples.set(address, unknown)
  image.src = address
  return null
}

function shrunk(image: HTMLImageElement): PictureSample {
  // A drawing without its own size is rendered at the requested size.
  const [width, height] = [image.naturalWidth || maxSide, image.naturalHeight || maxSide]
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const small = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  })
  const context = small.getContext('2d')
  if (!context) return unknown
  context.imageSmoothingEnabled = false
  context.drawImage(image, 0, 0, small.width, small.height)
  return small
}
