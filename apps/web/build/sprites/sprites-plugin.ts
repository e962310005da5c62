import { globSync, readFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { libraryPictures } from './library-pictures.ts'
import { createHash } from 'node:crypto'

/**
 * `import url from './name.sprite'`: a text file that lists drawings (one glob a line, relative to it) becomes one SVG
 * file with a `<symbol>` for each, named after its file: one request instead of one for each drawing. A `.library` file
 * lists pictures of the Game Creator: see library-pictures.ts.
 */
export function spritesPlugin(): Plugin {
  return {
    name: 'ankur-sprites',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('.sprite')) return moduleOfFile(`${basename(id, '.sprite')}.svg`, readSprite(id))
      if (id.endsWith('.library'))
        return moduleOfFile(`pictures-${basename(id, '.library')}.svg`, libraryPictures(readFileSync(id, 'utf8')))
      return null
    },
  }
}

function readSprite(list: string): string {
  const wanted = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const symbols = wanted.flatMap((glob) => {
    const files = globSync(glob, { cwd: dirname(list) }).toSorted()
    if (files.length === 0) throw new Error(`${list}: there is no drawing called ${glob}`)
    return files.map((file) => toSymbol(join(dirname(list), file)))
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

function toSymbol(file: string): string {
  const drawing = readFileSync(file, 'utf8').trim()
  const [, viewBox] = /viewBox="([^"]+)"/.exec(drawing) ?? []
  const inner = drawing.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
  return `<symbol id="${basename(file, '.svg')}" viewBox="${viewBox ?? '0 0 72 72'}">${inner}</symbol>`
}

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/ankur-sprites')

/** A module whose one export is the URL of a generated file. */
function moduleOfFile(name: string, content: string): string {
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
