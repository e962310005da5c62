/** What games that ask about their pictures fetch, and whoever chooses a colour for one: as one part. */
export { colorsOf } from './picture-colors.ts'
export { pictureSense } from './picture-sense.ts'
