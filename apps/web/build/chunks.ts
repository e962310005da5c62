/** Applies the rules of `chunk-plan.ts` to a bundle. */
import { basename, extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { languages } from '@ankur/content'
import type { Rolldown } from 'vite'
import { planChunks } from './chunk-plan.ts'
import { languageOfFile } from './message-folders.ts'
import { isLoader, usersOf } from './messages-plugin.ts'
import { settingsOfModule } from './offline-parts.ts'
import type { Offline } from './parts.ts'

type Output = Rolldown.RolldownOutput['output']

/** An estimate: a module compresses better when it shares a file with others. */
function compressedSize(code: string): number {
  return brotliCompressSync(code).length
}

const repository = join(import.meta.dirname, '../../..')

/**
 * Each module as a separate chunk: the bundle then shows the imports of each and its size after tree shaking. The names
 * stand in the importing chunks and so in their sizes. Relative to the repository, they are the same in every clone.
 */
export const moduleGroup: Rolldown.CodeSplittingGroup = {
  debugName: 'each module',
  name: (id) => id.replace(repository, '').replace(/\W/g, '_'),
}

/** The chunks of a bundle, from one whose modules are separate chunks. */
export function chunkGroup(output: Output): Rolldown.CodeSplittingGroup {
  const files = output.filter((file) => file.type === 'chunk')
  const fileNamed = new Map(files.map((file) => [file.fileName, file]))
  const fileOf = new Map(files.flatMap((file) => file.moduleIds.map((id) => [id, file] as const)))
  const modulesIn = (names: readonly string[] = []) => names.flatMap((name) => fileNamed.get(name)?.moduleIds ?? [])
  const entry = files.find(({ isEntry }) => isEntry)?.facadeModuleId ?? ''
  const importersOf = (file: Rolldown.OutputChunk) =>
    files.filter(({ imports }) => imports.includes(file.fileName)).flatMap(({ moduleIds }) => moduleIds)
  const dynamicImports = files.flatMap((file) => {
    const loader = file.moduleIds.find(isLoader)
    const users = loader === undefined ? file.moduleIds : usersOf(loader, importersOf(file))
    return modulesIn(file.dynamicImports).map((root) => [root, users] as const)
  })
  const plan = planChunks({
    entry,
    importsOf: (id) => modulesIn(fileOf.get(id)?.imports),
    dynamicImportsOf: (id) => modulesIn(fileOf.get(id)?.dynamicImports),
    sizeOf: (id) => compressedSize(fileOf.get(id)?.modules[id]?.code ?? ''),
    downloads: offlineDownloads(entry, dynamicImports),
    // The bundler's own code, and its empty replacement for Node modules, are used by libraries.
    isLibrary: (id) => /[\\/]node_modules[\\/](?!\.cache)|^\0rolldown|__vite-browser-external/.test(id),
  })
  const names = namesOf(plan)
  return {
    debugName: 'chunks by what loads them',
    // Style sheets become one, independent of their importers.
    name: (id) => names.get(id.endsWith('.css') ? entry : id) ?? null,
  }
}

/**
 * The downloads of the service worker: for each language the modules of the app, and after those the ones of the Game
 * Creator and of the talk board. `dynamicImports` are pairs of the imported module and those in the importing file.
 */
function offlineDownloads(entry: string, dynamicImports: readonly (readonly [root: string, importers: readonly string[]])[]) {
  const settingsOf = settingsOfModule()
  const settings = new Map<string, Set<Offline>>([[entry, new Set<Offline>(['app'])]])
  for (const [root, importers] of dynamicImports) {
    settings.set(root, new Set([...(settings.get(root) ?? []), ...settingsOf(root, importers)]))
  }
  return languages.flatMap((language) => {
    const isRead = (root: string) => [undefined, language].includes(languageOfFile(root))
    const rootsOf = (setting: Offline) =>
      [...settings].flatMap(([root, some]) => (some.has(setting) && isRead(root) ? [root] : []))
    const app = rootsOf('app')
    return [
      { roots: app, after: [] },
      { roots: rootsOf('creator'), after: app },
      { roots: rootsOf('talk'), after: app },
    ]
  })
}

/** The name of the first module; a number only where another chunk has that name, so that names survive a release. */
function namesOf(plan: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  for (const modules of plan) {
    const [first = ''] = modules
    const [path = '', only] = first.split('?only=')
    const name = (only ?? basename(path, extname(path))).replace(/[^\w-]/g, '')
    const use = (uses.get(name) ?? 0) + 1
    uses.set(name, use)
    for (const id of modules) names.set(id, use === 1 ? name : `${name}-${use}`)
  }
  return names
}
