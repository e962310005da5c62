export { playConsentEffect, playRecords } from './play-records.ts'
export { registerPlay } from './routes.ts'
