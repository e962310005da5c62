export { app } from '@ankur/content/words/hi/app'
export { notices } from '@ankur/content/words/hi/notices'
export { screening } from '@ankur/content/words/hi/screening'
export { site } from '@ankur/content/words/hi/site'
