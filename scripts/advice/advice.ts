/**
 * `npm run advice` writes the decision table as a page that a clinician can read in three languages, to standard output;
 * `npm run advice -- --tsv` prints every combination of facts, one a line.
 */
import { adviceTableLines } from '@ankur/screening/advice/advice-table'
import { advicePage } from './advice-page.ts'

console.log(process.argv.includes('--tsv') ? adviceTableLines().join('\n') : await advicePage())
