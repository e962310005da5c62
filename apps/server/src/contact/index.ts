export { contactCommand } from './command.ts'
export { fillContactPage } from './pages.ts'
export { registerContact } from './routes.ts'
