export { consentRecords } from './consent-records.ts'
export { type ConsentEffect, storeConsent, hasGivenConsent, withdrawConsent } from './consents.ts'
export { registerConsents } from './routes.ts'
export { lockUser } from './store.ts'
