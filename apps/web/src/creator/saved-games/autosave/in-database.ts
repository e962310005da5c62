/** The database code of the autosave: one chunk, so that it is cached offline as a whole. */
export { tidyFiles } from './device-files.ts'
export { saveHistory } from './device-history.ts'
export { addState } from './device-states.ts'
