/** What the `part.ts` files of the app say, read from their source: the build needs it before any of them can run. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type ESTree } from 'vite'

const source = join(import.meta.dirname, '../src')

export interface PagePart {
  /** With `:parameters`, `:optional?` ones, or a `*?` for all that its own pages answer. */
  readonly path: string
  readonly file: string
  /** The name under which the file exports it. */
  readonly name: string
}

function partFiles(): readonly string[] {
  return globSync('**/part.ts', { cwd: source })
    .map((file) => join(source, file))
    .toSorted()
}

/** All pages, longer addresses first. */
export function readPages(): readonly PagePart[] {
  return partFiles()
    .flatMap(pagesIn)
    .toSorted((one, other) => other.path.length - one.path.length || one.path.localeCompare(other.path))
}

/** Those that are loaded by themselves, or those that come with a page whose path has a star: `/games/*?`. */
export function pagesBelow(parent: string | undefined, pages = readPages()): readonly PagePart[] {
  const parents = pages.filter(({ path }) => path.endsWith('/*?'))
  const parentOf = ({ path }: PagePart) =>
    parents.map((each) => each.path.slice(0, -3)).find((each) => path === each || path.startsWith(`${each}/`))
  return pages.filter((page) => (parents.includes(page) ? undefined : parentOf(page)) === parent)
}

/** The addresses of all pages: one with an optional parameter is two. */
export function appPaths(pages = readPages()): readonly string[] {
  const withoutStars = pages.filter(({ path }) => !path.includes('*'))
  return withoutStars.flatMap(({ path }) => (path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path]))
}

function pagesIn(file: string): readonly PagePart[] {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      const options = optionsOf(init)
      const path = options && literalOf(options, 'path')
      return path === undefined || id.type !== 'Identifier' ? [] : [{ path, file, name: id.name }]
    })
  })
}

function optionsOf(init: ESTree.Expression | null): ESTree.ObjectExpression | undefined {
  const isPart = init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'definePart'
  const options = isPart ? init.arguments[0] : undefined
  return options?.type === 'ObjectExpression' ? options : undefined
}

function literalOf(options: ESTree.ObjectExpression, name: string): string | undefined {
  for (const property of options.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== name) continue
    if (property.value.type === 'Literal' && typeof property.value.value === 'string') return property.value.value
  }
  return undefined
}
