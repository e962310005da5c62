export { app } from '@ankur/content/words/en/app'
export { notices } from '@ankur/content/words/en/notices'
export { screening } from '@ankur/content/words/en/screening'
export { site } from '@ankur/content/words/en/site'
