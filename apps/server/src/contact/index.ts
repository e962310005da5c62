export { contactCommand } from './command.ts'
export { contactRecords } from './contact-records.ts'
export { fillContactPage } from './pages.ts'
export { registerContact } from './routes.ts'
