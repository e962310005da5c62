export { registerUploads } from './routes.ts'
export { uploadConsent, uploadRecords } from './upload-records.ts'
