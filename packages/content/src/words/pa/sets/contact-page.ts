export { contact } from '../contact.ts'
export { contactRefusals } from '../contact-refusals.ts'
export { notices } from '../notices.ts'
