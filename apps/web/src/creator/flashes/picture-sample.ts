/** What a picture looks like from far away: small enough to draw with every frame. Our own drawings are one colour each. */
import { pictureAddress } from '../stage/pictures-shown.ts'
import { backdropColors } from '../stage/backdrops/backdrop-colors.ts'

/** A colour, the picture made small, or null while it is on its way. */
export type PictureSample = string | HTMLCanvasElement | null

const ownColors = new Map(Object.entries({ cat: '#e3a85a', duck: '#f3c95b', unicorn: '#f4eef7', ...backdropColors }))
/** As the grey box that stands on the stage for a picture that is gone. */
const unknown = '#888'
const mostSide = 120

const samples = new Map<string, PictureSample>()

/** Asked for the first time, a picture is only on its way: so ask before a game runs. */
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
  // A drawing without a size of its own is as large as the page wants.
  const [width, height] = [image.naturalWidth || mostSide, image.naturalHeight || mostSide]
  const scale = Math.min(1, mostSide / Math.max(width, height))
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
