import type { placeOfPicture } from './sprite-picture.tsx'

/** In parts of the picture: where the ring's middle is below the picture's, and how far it reaches to each side. */
const below = 42 / 96
const aside = 46 / 96

/** The ring around the foot of the selected sprite, in the units of the stage, however its picture is turned and placed. */
export function groundRing(place: ReturnType<typeof placeOfPicture>): { cx: number; cy: number; rx: number } {
  const { x, y, turn, across, up, centerX, centerY, width, height } = place
  const cosine = Math.cos((turn * Math.PI) / 180)
  const sine = Math.sin((turn * Math.PI) / 180)
  const right = (width / 2 - centerX) * across
  const down = (height / 2 - centerY) * up
  const wide = (Math.abs(width * cosine) + Math.abs(height * sine)) * up
  const high = (Math.abs(width * sine) + Math.abs(height * cosine)) * up
  return {
    cx: x + right * cosine - down * sine,
    cy: y + right * sine + down * cosine + high * below,
    rx: wide * aside,
  }
}
