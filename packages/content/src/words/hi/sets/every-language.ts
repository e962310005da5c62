export { otherPlaces } from '../other-places.ts'
export * as guides from './guides.ts'
