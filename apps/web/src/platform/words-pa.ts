export { app } from '@ankur/content/words/pa/app'
export { notices } from '@ankur/content/words/pa/notices'
export { screening } from '@ankur/content/words/pa/screening'
export { site } from '@ankur/content/words/pa/site'
