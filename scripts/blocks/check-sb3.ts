/**
 * `npm run --silent check:sb3 -- game.sb3 …`: whether Scratch itself would open and run each file. One JSON line for each
 * broken rule; exit code 1 when there is one. With `--exported`, our export of each file is checked instead.
 */
import { readFileSync } from 'node:fs'
import { checkSb3 } from '@ankur/blocks/sb3/check/check-sb3'
import { rules } from '@ankur/blocks/sb3/check/rules'
import { readSb3 } from '@ankur/blocks/sb3/read'
import { writeSb3 } from '@ankur/blocks/sb3/write'

const [first, ...rest] = process.argv.slice(2)
const isExported = first === '--exported'
const files = first === undefined || isExported ? rest : [first, ...rest]
if (files.length === 0) {
  console.error('Usage: npm run --silent check:sb3 -- [--exported] game.sb3 …')
  process.exit(2)
}
for (const file of files) {
  const bytes = isExported ? exported(readFileSync(file)) : readFileSync(file)
  const broken = typeof bytes === 'string' ? [] : checkSb3(bytes)
  for (const { rule, at } of broken) console.log(JSON.stringify({ file, rule, at, outcome: rules[rule] }))
  if (typeof bytes === 'string') console.log(JSON.stringify({ file, problem: bytes }))
  if (broken.length > 0 || typeof bytes === 'string') process.exitCode = 1
}

/** The name of the broken rule. */
function exported(bytes: Uint8Array): Uint8Array | string {
  const read = readSb3(bytes)
  if (!read.ok) return read.problem
  const written = writeSb3(read.project, read.files)
  return written.ok ? written.bytes : written.problem
}
