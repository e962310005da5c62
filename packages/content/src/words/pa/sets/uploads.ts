export { uploads } from '../uploads/uploads.ts'
export { uploadRefusals } from '../uploads/upload-refusals.ts'
