/**
 * The import table of docs/architecture.md, as code. The compiler keeps `document` and `process` out of packages;
 * this keeps out what the compiler cannot see: a floor reaching sideways or up, a clock, a chance.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { findCircles } from './circles.ts'
import { clocksAndChances } from './clocks-and-chances.ts'

const sources = [
  'packages/*/{src,articles}/**/*.{ts,tsx}',
  'apps/*/{src,build}/**/*.{ts,tsx}',
  'e2e/**/*.ts',
  'scripts/**/*.{ts,mjs}',
]

export function checkHouseRules(root: string): string[] {
  const files = globSync(sources, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .toSorted()
    .map((path) => readSource(root, path))
  const house: House = { root, forTests: new Set(files.filter(isForTests).map(({ path }) => path)) }
  return [...files.flatMap((file) => checkFile(house, file)), ...circlesOf(house, files)]
}

/** Two features that need each other are one feature, or stand on a third. */
function circlesOf({ forTests }: House, files: readonly Source[]): string[] {
  const asking = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const from = placeOf(path)
    if (forTests.has(path) || !from.house.startsWith('apps/')) continue
    for (const specifier of imports) {
      const target = targetOf(path, specifier)
      const to = target === undefined ? undefined : placeOf(target)
      if (!to || to.house !== from.house || from.room === '' || to.room === '' || to.room === from.room) continue
      const name = roomName(from)
      asking.set(name, (asking.get(name) ?? new Set()).add(roomName(to)))
    }
  }
  return findCircles(asking).map(([first, ...rest]) => `${[first, ...rest, first].join(' → ')}: features ask in a circle`)
}

function roomName({ house, room }: Place): string {
  return `${house}/src/${room}`
}

interface Source {
  readonly path: string
  readonly imports: ReadonlySet<string>
  readonly problems: readonly string[]
}

interface House {
  readonly root: string
  /** Files that hold tests, or that exist for tests only. */
  readonly forTests: ReadonlySet<string>
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
  const isTimeless = path.startsWith('packages/') && !isForTests({ path, imports })
  return { path, imports, problems: isTimeless ? clocksAndChances(program) : [] }
}

function checkFile(house: House, { path, imports, problems }: Source): string[] {
  const refusals = [...imports].flatMap((specifier) => refusal(house, path, specifier) ?? [])
  return [...refusals, ...problems].map((problem) => `${path}: ${problem}`)
}

function dynamicImports(source: string, imports: readonly { moduleRequest: { start: number; end: number } }[]): string[] {
  const written = imports.map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
  return written.filter((text) => /^(['"]).*\1$/.test(text)).map((text) => text.slice(1, -1))
}

/**
 * Tests may hold several floors together; so may what helps them: an importer of vitest or fast-check, or on the server a file named
 * `test-…` (in the web app that word is the screening's: `test-progress-provider.tsx`).
 */
function isForTests({ path, imports }: Pick<Source, 'path' | 'imports'>): boolean {
  const isNamedSo = path.startsWith('apps/server/') && posix.basename(path).startsWith('test-')
  return /\.test\.tsx?$/.test(path) || isNamedSo || imports.has('vitest') || imports.has('fast-check')
}

interface Place {
  /** `packages/screening`, `apps/server`, `e2e`, … */
  readonly house: string
  /** The folder under `src`: a feature, `platform` or `ui`; empty for files directly in `src`. */
  readonly room: string
  readonly file: string
}

function placeOf(path: string): Place {
  const [top = '', second = '', third = '', ...rest] = path.split('/')
  if (top !== 'packages' && top !== 'apps') return { house: top, room: '', file: path }
  const room = third === 'build' ? 'build' : rest.length > 1 ? (rest[0] ?? '') : ''
  return { house: `${top}/${second}`, room, file: rest.slice(room && third !== 'build' ? 1 : 0).join('/') }
}

/** Why `path` may not import `specifier`, or nothing when it may. */
function refusal(house: House, path: string, specifier: string): string | undefined {
  const { root, forTests } = house
  const from = placeOf(path)
  const target = targetOf(path, specifier)
  if (target === undefined) return forTests.has(path) ? undefined : refusedLibrary(root, from, specifier)
  if (forTests.has(target) && !forTests.has(path)) return `imports ${specifier}: only tests may use what exists for tests`

  const to = placeOf(target)
  const asks = `imports ${specifier}`
  if (to.house === from.house) return forTests.has(path) ? undefined : refusedRoom(from, to, asks)
  if (to.house.startsWith('apps/') && from.house !== 'scripts') return `${asks}: only the app itself may look inside ${to.house}`
  if (to.house.startsWith('apps/')) return undefined
  if (!to.house.startsWith('packages/')) return `${asks}: nothing outside may import from ${to.house}`
  if (specifier.startsWith('.')) return `${asks}: write @ankur/… to import a package`
  return from.house === 'scripts' || lists(root, from.house, packageOf(specifier)) ? undefined : notListed(asks, from.house)
}

function refusedLibrary(root: string, from: Place, specifier: string): string | undefined {
  const isMadeByBuild = from.house === 'apps/web' && specifier.startsWith('virtual:')
  if (from.house === 'scripts' || isMadeByBuild) return undefined
  const asks = `imports ${specifier}`
  if (isBuiltin(specifier)) {
    if (from.house.startsWith('packages/')) return `${asks}: a package takes values in and gives values out, without Node`
    if (from.house === 'apps/web' && from.room !== 'build') return `${asks}: this runs in a browser`
    return undefined
  }
  return lists(root, from.house, packageOf(specifier)) ? undefined : notListed(asks, from.house)
}

function refusedRoom(from: Place, to: Place, asks: string): string | undefined {
  if (!from.house.startsWith('apps/') || to.room === '' || to.room === from.room) return undefined
  const ground = ['platform', 'ui']
  if (to.room === 'build') return `${asks}: the build reads the pages, not the other way round`
  if (from.room === 'ui' && to.room === 'platform') return `${asks}: ui stands below platform`
  if (ground.includes(to.room)) return undefined
  if (from.room === 'platform' || from.room === 'ui') return `${asks}: ${from.room} knows no feature`
  // The lists of features and the build assemble pages; a feature meets another at its front door. A `part.ts` is fetched
  // with every page, and names messages without what else stands at that door.
  const isPart = posix.basename(from.file) === 'part.ts' && to.file.endsWith('-words.ts')
  const assembles = from.house === 'apps/web' && (from.room === '' || from.room === 'build' || isPart)
  if (assembles || /^index\.tsx?$/.test(to.file)) return undefined
  return `${asks}: another feature is met at its index.ts`
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

function lists(root: string, house: string, name: string): boolean {
  const manifest = join(root, house, 'package.json')
  if (!existsSync(manifest)) return false
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(manifest, 'utf8'))
  return name in { ...dependencies, ...devDependencies, ...optionalDependencies }
}

function notListed(asks: string, house: string): string {
  return `${asks}, which ${house}/package.json does not list`
}
