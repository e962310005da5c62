export { registerUploads } from './routes.ts'
export { uploadConsentEffect, uploadRecords } from './upload-records.ts'
