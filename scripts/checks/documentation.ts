/** What the Markdown files name exists: linked files and headings, paths, commands; and every setting is listed. */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ownFiles } from '../structure.ts'

const settingsPage = 'docs/settings.md'
const settingsCode = 'apps/server/src/platform/config.ts'
/** Written by a build or by other programs. */
const isOfOthers = (path: string) => path === 'THIRD-PARTY-NOTICES.md' || path === 'apps/web/src/talk/symbols/README.md'
const generated = new Set(['apps/web/dist', 'site.json'])

export interface Names {
  readonly files: ReadonlySet<string>
  readonly scripts: ReadonlySet<string>
  /** The text of another Markdown file, for its headings. */
  readonly read: (path: string) => string
}

export async function checkDocumentation(root: string): Promise<string[]> {
  const files = new Set((await ownFiles(root)).filter((path) => existsSync(join(root, path))))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const names: Names = { files, scripts: new Set(Object.keys(scripts)), read }
  const pages = [...files].filter((path) => path.endsWith('.md') && !isOfOthers(path))
  return [
    ...pages.flatMap((path) => problemsIn(path, read(path), names)),
    ...unlistedSettings(read(settingsCode), read(settingsPage)),
  ]
}

/** One line for each link, path and command that names nothing. */
export function problemsIn(page: string, text: string, names: Names): string[] {
  const prefixes = new Map([...text.matchAll(/`(\w)\/` is\s+`([^`]+)`/g)].map(([, letter = '', folder = '']) => [letter, folder]))
  return text.split('\n').flatMap((line, index) => {
    const links = [...line.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !isFound(page, to, names))
    const paths = [...line.matchAll(/`([^`]+)`/g)]
      .map(([, quoted = '']) =>
        quoted.replace(/^(\w)\//, (whole, letter) => (prefixes.has(letter) ? `${prefixes.get(letter)}/` : whole)),
      )
      .filter((quoted) => isPath(quoted) && !isNamed(quoted, names.files))
    const commands = [...line.matchAll(/npm run ([a-z][a-z\d:-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !names.scripts.has(name))
    const at = `${page}:${index + 1}`
    return [
      ...links.map((to) => `${at} links to ${to}, which does not exist`),
      ...paths.map((path) => `${at} names ${path}, which does not exist`),
      ...commands.map((name) => `${at} names npm run ${name}, which does not exist`),
    ]
  })
}

/** Every setting that the server reads is a row of the page of settings. */
export function unlistedSettings(code: string, page: string): string[] {
  const read = [...code.matchAll(/^ {2}([A-Z][A-Z_]{3,}): /gm)].map(([, name = '']) => name)
  return read.filter((name) => !page.includes(`\`${name}\``)).map((name) => `${settingsPage} does not list ${name}`)
}

function isFound(page: string, to: string, { files, read }: Names): boolean {
  if (/^(https?:|mailto:)/.test(to)) return true
  const [path = '', heading] = to.split('#')
  const file = path === '' ? page : posix.join(posix.dirname(page), path)
  if (!isNamed(file, files, true)) return false
  return heading === undefined || !file.endsWith('.md') || headingsOf(read(file)).includes(heading)
}

function headingsOf(text: string): string[] {
  const lines = [...text.matchAll(/^#+ (.*)$/gm)].map(([, line = '']) => line)
  return lines.map((line) =>
    line
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

/** A quoted text that can only be a file or a folder of the repository. */
function isPath(quoted: string): boolean {
  if (generated.has(quoted) || /^[./]|[\s(){}$…=,;@]|https?:|^(data|node_modules)\//.test(quoted)) return false
  return /[\w>*]\.(tsx?|css|mdx?|json|sql|mjs|svg|jsonl)$/.test(quoted) || /^(apps|packages|scripts|e2e|docs)\/./.test(quoted)
}

/** Paths are written from the root or from any folder above; `<name>`, `*` and `NNNN` stand for any name. */
function isNamed(path: string, files: ReadonlySet<string>, isFromRoot = false): boolean {
  const clean = path.replace(/\/$/, '')
  if (files.has(clean)) return true
  const pattern = clean.replaceAll(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll(/<[^>]+>|NNNN|name(?=\\\.sql)|\*/g, '[^/]+')
  const whole = new RegExp(`${isFromRoot ? '^' : '(?:^|/)'}${pattern}(?:/|$)`)
  return [...files].some((file) => whole.test(file))
}
