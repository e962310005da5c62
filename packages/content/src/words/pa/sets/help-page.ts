export { help } from '../places/help.ts'
export { places } from '../places/places.ts'
