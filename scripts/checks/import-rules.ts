/**
 * The import table of docs/architecture.md as code. The compiler keeps `document` and `process` out of packages; these
 * rules cover what the compiler does not see: imports of a sibling or a higher layer, clocks and randomness.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { findCycles } from './cycles.ts'
import { findNondeterminism } from './nondeterminism.ts'

const sources = [
  'packages/*/{src,articles}/**/*.{ts,tsx}',
  'apps/*/{src,build}/**/*.{ts,tsx}',
  'e2e/**/*.ts',
  'scripts/**/*.{ts,mjs}',
]

export function checkImportRules(root: string): string[] {
  const { project, files } = readProject(root)
  return [...files.flatMap((file) => checkFile(project, file)), ...cyclesIn(project, files)]
}

/** Only the cycles, for the figures of `npm run structure`. */
export function findFeatureCycles(root: string): string[] {
  const { project, files } = readProject(root)
  return cyclesIn(project, files)
}

function readProject(root: string): { readonly project: Project; readonly files: readonly Source[] } {
  const files = globSync(sources, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .toSorted()
    .map((path) => readSource(root, path))
  return { files, project: { root, testFiles: new Set(files.filter(isTestFile).map(({ path }) => path)) } }
}

/** Two features that need each other should be one feature, or share a third. */
function cyclesIn({ testFiles }: Project, files: readonly Source[]): string[] {
  const dependencies = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const from = placeOf(path)
    if (testFiles.has(path) || !from.workspace.startsWith('apps/')) continue
    for (const specifier of imports) {
      const target = targetOf(path, specifier)
      const to = target === undefined ? undefined : placeOf(target)
      if (!to || to.workspace !== from.workspace || from.folder === '' || to.folder === '' || to.folder === from.folder) continue
      const name = folderName(from)
      dependencies.set(name, (dependencies.get(name) ?? new Set()).add(folderName(to)))
    }
  }
  return findCycles(dependencies).map(
    ([first, ...rest]) => `${[first, ...rest, first].join(' → ')}: features import each other in a cycle`,
  )
}

function folderName({ workspace, folder }: Place): string {
  return `${workspace}/src/${folder}`
}

interface Source {
  readonly path: string
  readonly imports: ReadonlySet<string>
  readonly problems: readonly string[]
}

interface Project {
  readonly root: string
  /** Tests and test support. */
  readonly testFiles: ReadonlySet<string>
}

function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) return { path, imports: new Set(), problems: [`cannot be parsed: ${errors[0]?.message}`] }
  const imports = new Set([
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) => each.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports(text, module.dynamicImports),
  ])
  const isPure = path.startsWith('packages/') && !isTestFile({ path, imports })
  return { path, imports, problems: isPure ? findNondeterminism(program) : [] }
}

function checkFile(project: Project, { path, imports, problems }: Source): string[] {
  const refusals = [...imports].flatMap((specifier) => refusal(project, path, specifier) ?? [])
  return [...refusals, ...problems].map((problem) => `${path}: ${problem}`)
}

function dynamicImports(source: string, imports: readonly { moduleRequest: { start: number; end: number } }[]): string[] {
  const written = imports.map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
  return written.filter((text) => /^(['"]).*\1$/.test(text)).map((text) => text.slice(1, -1))
}

/**
 * Tests may import from several layers, and so may test support: files that import vitest or fast-check, and on the server
 * files named `test-…` (in the web app that word belongs to the screening: `test-progress-provider.tsx`).
 */
function isTestFile({ path, imports }: Pick<Source, 'path' | 'imports'>): boolean {
  const isTestSupport = path.startsWith('apps/server/') && posix.basename(path).startsWith('test-')
  return /\.test\.tsx?$/.test(path) || isTestSupport || imports.has('vitest') || imports.has('fast-check')
}

interface Place {
  /** `packages/screening`, `apps/server`, `e2e`, … */
  readonly workspace: string
  /** The folder under `src`: a feature, `platform` or `ui`; empty for files directly in `src`. */
  readonly folder: string
  readonly file: string
}

function placeOf(path: string): Place {
  const [top = '', second = '', third = '', ...rest] = path.split('/')
  if (top !== 'packages' && top !== 'apps') return { workspace: top, folder: '', file: path }
  const folder = third === 'build' ? 'build' : rest.length > 1 ? (rest[0] ?? '') : ''
  return { workspace: `${top}/${second}`, folder, file: rest.slice(folder && third !== 'build' ? 1 : 0).join('/') }
}

/** Why `path` may not import `specifier`; undefined when it may. */
function refusal(project: Project, path: string, specifier: string): string | undefined {
  const { root, testFiles } = project
  const from = placeOf(path)
  const target = targetOf(path, specifier)
  if (target === undefined) return testFiles.has(path) ? undefined : refusedLibrary(root, from, specifier)
  if (testFiles.has(target) && !testFiles.has(path)) return `imports ${specifier}: only tests may use test support`

  const to = placeOf(target)
  const statement = `imports ${specifier}`
  if (to.workspace === from.workspace) return testFiles.has(path) ? undefined : refusedFolder(from, to, statement)
  if (to.workspace.startsWith('apps/') && from.workspace !== 'scripts')
    return `${statement}: only the app itself may import the internals of ${to.workspace}`
  if (to.workspace.startsWith('apps/')) return undefined
  if (!to.workspace.startsWith('packages/')) return `${statement}: nothing outside may import from ${to.workspace}`
  if (specifier.startsWith('.')) return `${statement}: write @ankur/… to import a package`
  return from.workspace === 'scripts' || lists(root, from.workspace, packageOf(specifier))
    ? undefined
    : notListed(statement, from.workspace)
}

function refusedLibrary(root: string, from: Place, specifier: string): string | undefined {
  const isMadeByBuild = from.workspace === 'apps/web' && specifier.startsWith('virtual:')
  if (from.workspace === 'scripts' || isMadeByBuild) return undefined
  const statement = `imports ${specifier}`
  if (isBuiltin(specifier)) {
    if (from.workspace.startsWith('packages/'))
      return `${statement}: a package takes values in and gives values out, without Node`
    if (from.workspace === 'apps/web' && from.folder !== 'build') return `${statement}: this runs in a browser`
    return undefined
  }
  return lists(root, from.workspace, packageOf(specifier)) ? undefined : notListed(statement, from.workspace)
}

function refusedFolder(from: Place, to: Place, statement: string): string | undefined {
  if (!from.workspace.startsWith('apps/') || to.folder === '' || to.folder === from.folder) return undefined
  const lowerLayers = ['platform', 'ui']
  if (to.folder === 'build') return `${statement}: the build reads the pages, not the other way round`
  if (from.folder === 'ui' && to.folder === 'platform') return `${statement}: ui is a layer below platform`
  if (lowerLayers.includes(to.folder)) return undefined
  if (from.folder === 'platform' || from.folder === 'ui') return `${statement}: ${from.folder} may not import a feature`
  // The lists of features and the build may import any page; a feature imports another through its index.ts.
  const assembles = from.workspace === 'apps/web' && (from.folder === '' || from.folder === 'build')
  if (assembles || /^index\.tsx?$/.test(to.file)) return undefined
  return `${statement}: import another feature through its index.ts`
}

function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(path), specifier.replace(/\?.*$/, '')))
  if (specifier.startsWith('/')) return `outside/${specifier}`
  const [, name, inner = 'index'] = /^@ankur\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? []
  if (name === undefined) return undefined
  const top = ['server', 'web'].includes(name) ? 'apps' : name === 'e2e' ? '' : 'packages'
  return top === '' ? `e2e/${inner}.ts` : `${top}/${name}/src/${inner}.ts`
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function lists(root: string, workspace: string, name: string): boolean {
  const manifest = join(root, workspace, 'package.json')
  if (!existsSync(manifest)) return false
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(manifest, 'utf8'))
  return name in { ...dependencies, ...devDependencies, ...optionalDependencies }
}

function notListed(statement: string, workspace: string): string {
  return `${statement}, which ${workspace}/package.json does not list`
}
