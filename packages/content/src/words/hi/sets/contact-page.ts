export { contact } from '../site/contact.ts'
export { contactRefusals } from '../site/contact-refusals.ts'
export { notices } from '../app/notices.ts'
