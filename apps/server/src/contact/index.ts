export { contactCommand } from './command.ts'
export { contactRecords } from './store.ts'
export { fillContactPage } from './pages.ts'
export { registerContact } from './routes.ts'
