/** The database code of the autosave: one chunk, so that it is cached offline as a whole. */
export { tidyFiles } from './device-files.ts'
export { keepHistory } from './device-history.ts'
export { putStateBy } from './device-states.ts'
