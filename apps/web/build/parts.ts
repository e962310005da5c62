/** Reads the `part.ts` files of the app as source text: the build needs them before any can run. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type ESTree } from 'vite'

export const source = join(import.meta.dirname, '../src')

export interface PagePart {
  /** May contain `:parameters`, `:optional?` ones, or end in `*?` for all paths that its own pages handle. */
  readonly path: string
  readonly file: string
  /** The export name in the file. */
  readonly name: string
  /** The file names of the modules loaded with it. */
  readonly loads: readonly string[]
  /** Suffixes of further preloaded modules, with a star for the language. */
  readonly ahead: readonly string[]
}

/** At which visit the worker caches a file for offline use: any app page, one of these parts, or never in advance. */
export type Offline = 'app' | 'creator' | 'talk' | 'when-opened'

/** All pages, longer addresses first. */
export function readPages(): readonly PagePart[] {
  return partFiles()
    .flatMap(pagesIn)
    .toSorted((one, other) => other.path.length - one.path.length || one.path.localeCompare(other.path))
}

/** The page of a path such as `/autism-test/question/7`. */
export function pageOf(address: string, pages = readPages()): PagePart | undefined {
  const isAt = ({ path }: PagePart) =>
    new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`).test(address)
  return pages.filter(({ path }) => !path.includes('*')).find(isAt)
}

/** The setting of each folder; it also applies to subfolders without their own setting. */
export function readOffline(): ReadonlyMap<string, Offline> {
  return new Map(
    partFiles().flatMap((file) => {
      const offline = /^export const offline = '([\w-]+)'$/m.exec(readFileSync(file, 'utf8'))?.[1] as Offline | undefined
      return offline === undefined ? [] : [[dirname(file), offline] as const]
    }),
  )
}

function partFiles(): readonly string[] {
  const files = globSync('**/part.ts', { cwd: source }).toSorted()
  return files.map((file) => join(source, file))
}

/** The pages loaded by themselves, or the pages of a parent whose path has a star: `/games/*?`. */
export function pagesBelow(parent: string | undefined, pages = readPages()): readonly PagePart[] {
  const parents = pages.filter(({ path }) => path.endsWith('/*?'))
  const parentOf = ({ path }: PagePart) =>
    parents.map((each) => each.path.slice(0, -3)).find((each) => path === each || path.startsWith(`${each}/`))
  return pages.filter((page) => (parents.includes(page) ? undefined : parentOf(page)) === parent)
}

/** The paths of all pages: a path with an optional parameter gives two. */
export function appPaths(pages = readPages()): readonly string[] {
  const withoutStars = pages.filter(({ path }) => !path.includes('*'))
  return withoutStars.flatMap(({ path }) => (path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path]))
}

function pagesIn(file: string): readonly PagePart[] {
  const text = readFileSync(file, 'utf8')
  const { program, module, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const importsIn = ({ start, end }: ESTree.Span) =>
    module.dynamicImports
      .filter((each) => start <= each.start && each.end <= end)
      .map(({ moduleRequest: { start: from, end: to } }) => join(dirname(file), text.slice(from + 1, to - 1)))
  const constants = program.body.flatMap(constantsOf)
  const ahead = constants.find(({ name }) => name === 'ahead')?.init
  return constants.flatMap(({ name, init }) => {
    const options = optionsOf(init)
    const path = options && literalOf(options, 'path')
    if (!options || typeof path !== 'string') return []
    return [{ path, file, name, loads: importsIn(options), ahead: textsOf(ahead, name) }]
  })
}

function constantsOf(
  statement: ESTree.Directive | ESTree.Statement,
): readonly { name: string; init: ESTree.Expression | null }[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
  return statement.declaration.declarations.flatMap(({ id, init }) => (id.type === 'Identifier' ? [{ name: id.name, init }] : []))
}

function optionsOf(init: ESTree.Expression | null): ESTree.ObjectExpression | undefined {
  const isPart = init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'definePart'
  const options = isPart ? init.arguments[0] : undefined
  return options?.type === 'ObjectExpression' ? options : undefined
}

function literalOf(options: ESTree.ObjectExpression, name: string): unknown {
  const value = valueOf(options, name)
  return value?.type === 'Literal' ? value.value : undefined
}

/** `{ page: ['a', 'b'] }` */
function textsOf(object: ESTree.Expression | null | undefined, name: string): readonly string[] {
  const list = object?.type === 'ObjectExpression' ? valueOf(object, name) : undefined
  const texts = list?.type === 'ArrayExpression' ? list.elements : []
  return texts.flatMap((each) => (each?.type === 'Literal' && typeof each.value === 'string' ? [each.value] : []))
}

function valueOf(options: ESTree.ObjectExpression, name: string): ESTree.Expression | undefined {
  for (const property of options.properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name) return property.value
  }
  return undefined
}
