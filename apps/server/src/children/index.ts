export { childRecords } from './child-records.ts'
export { registerChildren } from './routes.ts'
export { findChild } from './store.ts'
