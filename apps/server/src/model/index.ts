export { modelConsentEffect, modelRecords } from './model-records.ts'
export { registerModel } from './routes.ts'
export { plainModelTexts } from './store.ts'
