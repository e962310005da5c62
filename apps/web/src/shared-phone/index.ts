export { forgetHere } from './forget-here.ts'
export { HideButton, SharedPhone } from './shared-phone.tsx'
