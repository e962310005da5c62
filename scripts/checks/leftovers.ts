import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownFiles } from '../structure.ts'

// Written in two halves, so that this file does not report itself.
const leftovers = new RegExp(['\\bTO' + 'DO\\b', '\\bFIX' + 'ME\\b', '\\bX' + 'XX\\b', 'lo' + 'rem ipsum'].join('|'), 'i')
const readable = /\.(ts|tsx|mjs|css|html|svg|sql|md|mdx|json|yml)$/

/** Postponed work is an issue, not a note in the code; and no page contains filler text. */
export async function checkLeftovers(root: string): Promise<string[]> {
  const paths = (await ownFiles(root)).filter((path) => readable.test(path) && path !== 'package-lock.json')
  return paths.flatMap((path) => leftoversIn(path, read(join(root, path))))
}

export function leftoversIn(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (leftovers.test(line) ? `${path}:${index + 1}: ${line.trim().slice(0, 100)}` : []))
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Deleted from the working tree but not yet from the index.
    return ''
  }
}
