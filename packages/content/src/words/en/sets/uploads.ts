export { uploads } from '../uploads.ts'
export { uploadRefusals } from '../upload-refusals.ts'
