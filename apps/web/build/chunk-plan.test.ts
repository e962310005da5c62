import { expect, test } from 'vitest'
import { planChunks, type ModuleGraph } from './chunk-plan.ts'
import { join } from 'node:path'
import { moduleGroup } from './chunks.ts'

interface Module {
  readonly imports?: readonly string[]
  readonly loads?: readonly string[]
  readonly size?: number
}

/** The chunks of a small program that starts with `app`, as sorted names. */
function chunksOf(modules: Readonly<Record<string, Module>>, downloads: ModuleGraph['downloads'] = []): readonly string[] {
  const plan = planChunks({
    entry: 'app',
    importsOf: (id) => modules[id]?.imports ?? [],
    dynamicImportsOf: (id) => modules[id]?.loads ?? [],
    sizeOf: (id) => modules[id]?.size ?? 10_000,
    downloads,
    isLibrary: (id) => id.startsWith('library'),
  })
  return plan.map((chunk) => chunk.toSorted().join(' ')).toSorted()
}

test('what one page alone imports is in its chunk', () => {
  expect(chunksOf({ app: { loads: ['games', 'talk'] }, games: { imports: ['level'] }, level: { imports: ['way'] } })).toEqual([
    'app',
    'games level way',
    'talk',
  ])
})

test('a large module of two pages is a chunk of its own, a small one goes with another chunk', () => {
  const pages = { app: { loads: ['games', 'talk'] }, games: { imports: ['voice'] }, talk: { imports: ['voice'], size: 200 } }
  expect(chunksOf({ ...pages, voice: {} })).toEqual(['app', 'games', 'talk voice'])
  expect(chunksOf({ ...pages, talk: { imports: ['voice'] }, voice: {} })).toEqual(['app', 'games', 'talk', 'voice'])
})

test('what a page has loaded is no chunk for a part that only this page loads', () => {
  const modules = {
    app: { loads: ['editor', 'games'] },
    editor: { imports: ['blocks'], loads: ['paint'] },
    paint: { imports: ['blocks'] },
  }
  expect(chunksOf(modules)).toEqual(['app', 'blocks editor', 'games', 'paint'])
  // The games load the studio too, and have no blocks before.
  expect(chunksOf({ ...modules, games: { loads: ['paint'] } })).toEqual(['app', 'blocks', 'editor', 'games', 'paint'])
})

test('parts that load each other end, and have what both were loaded with', () => {
  const modules = {
    app: { imports: ['frame'], loads: ['one'] },
    one: { loads: ['two'] },
    two: { imports: ['frame'], loads: ['one'] },
  }
  expect(chunksOf(modules)).toEqual(['app frame', 'one', 'two'])
})

test('a library is never in a chunk with our own code, however small', () => {
  expect(chunksOf({ app: { imports: ['library/react'], size: 10 }, 'library/react': { size: 10 } })).toEqual([
    'app',
    'library/react',
  ])
})

test('two chunks are not merged when a third lies between them: they would import each other', () => {
  const pages = { app: { loads: ['one', 'two', 'three'] }, one: { imports: ['top'] }, two: { imports: ['top'] } }
  const small = { top: { imports: ['library/base'], size: 10 }, 'library/base': { imports: ['end'] }, end: { size: 10 } }
  expect(chunksOf({ ...pages, ...small, three: { imports: ['library/base'] } })).not.toContain('end top')
  expect(chunksOf({ ...pages, ...small, top: { imports: ['end'], size: 10 }, three: { imports: ['end'] } })).toContain('end top')
})

test('a merged chunk must not bring along what its other half imports', () => {
  const modules = {
    app: { loads: ['games', 'talk'] },
    games: { imports: ['small', 'heavy-user'] },
    talk: { imports: ['small'] },
    small: { size: 10 },
    'heavy-user': { imports: ['library/heavy'], size: 10 },
    'library/heavy': { size: 50_000 },
  }
  expect(chunksOf(modules)).toContain('library/heavy')
  const chunks = chunksOf(modules)
  expect(chunks.find((chunk) => chunk.split(' ').includes('small'))).not.toContain('heavy-user')
})

test('two parts that are never loaded together are merged when the worker downloads both', () => {
  const modules = { app: { loads: ['one', 'two'] }, one: { size: 10 }, two: { size: 10 } }
  expect(chunksOf(modules)).toEqual(['app', 'one', 'two'])
  expect(chunksOf(modules, [{ roots: ['one', 'two'], after: [] }])).toEqual(['app', 'one two'])
  expect(chunksOf(modules, [{ roots: ['one', 'two'], after: ['one'] }])).toEqual(['app', 'one', 'two'])
})

test('the names of modules, and so their measured sizes, do not depend on the folder of the clone', () => {
  const name = moduleGroup.name as (id: string) => string
  expect(name(join(import.meta.dirname, '../src/app.tsx'))).toBe('_apps_web_src_app_tsx')
})
