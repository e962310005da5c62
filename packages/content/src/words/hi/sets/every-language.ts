export { otherPlaces } from '../places/other-places.ts'
export * as guides from './guides.ts'
