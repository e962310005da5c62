export { forgetHere } from './forget-here.ts'
export { HideButton } from './hide-button.tsx'
export { SharedPhone } from './shared-phone.tsx'
