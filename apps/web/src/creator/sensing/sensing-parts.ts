/** Loaded by games with sensing blocks, and by the colour picker for one: as one part. */
export { colorsOf } from './picture-colors.ts'
export { pictureSense } from './picture-sense.ts'
