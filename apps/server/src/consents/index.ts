export { consentRecords } from './consent-records.ts'
export { type ConsentEffect, give, given, withdraw } from './consents.ts'
export { registerConsents } from './routes.ts'
export { holdAccount } from './store.ts'
