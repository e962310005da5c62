import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const cache = join(import.meta.dirname, '../../../node_modules/.cache/ankur-sprites')

/** A module whose one export is the URL of a generated file. */
export function moduleOfFile(name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
  const file = join(cache, hash, name)
  writeWhole(file, content)
  return `export { default } from ${JSON.stringify(`${file}?url`)}`
}

/** Renamed when complete: two concurrent builds write the same content. */
function writeWhole(file: string, content: string): void {
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}-${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}
