/** What the autosave needs of the database: one chunk, so that whoever has it offline has all of it. */
export { tidyFiles } from './device-files.ts'
export { keepHistory } from './device-history.ts'
export { putStateBy } from './device-states.ts'
