/**
 * `npm run advice` writes the decision table as Markdown for a clinician, in three languages, to standard output; `npm run
 * advice -- --tsv` prints every combination of facts, one per line.
 */
import { adviceTableLines } from '@ankur/screening/advice/advice-table'
import { advicePage } from './advice-page.ts'

console.log(process.argv.includes('--tsv') ? adviceTableLines().join('\n') : await advicePage())
