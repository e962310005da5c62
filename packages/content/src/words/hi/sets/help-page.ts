export { help } from '../help.ts'
export { places } from '../places.ts'
