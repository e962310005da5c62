/** Decides which files the worker caches for offline use, and at which visit, from the `part.ts` of each folder. */
import { basename, dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { isLoader, usersOf } from './messages-plugin.ts'
import { readOffline, source, type Offline } from './parts.ts'

type Output = Rolldown.RolldownOutput['output']
type File = Output[number]
type Keeps = ReadonlySet<Offline>

interface OfflineParts {
  /** Must run in the build of the bundle that is passed to `filesOf`. */
  readonly plugin: Plugin
  readonly filesOf: (output: Output, wanted: Offline) => readonly File[]
}

export function offlineParts(): OfflineParts {
  const settingsOf = settingsOfModule()
  /** The setting of separately loaded modules in a chunk, by chunk name. */
  const ofChunks = new Map<string, Keeps>()
  /** The setting of a style sheet or a drawing, by file name. */
  const ofAssets = new Map<string, Keeps>()

  const plugin: Plugin = {
    name: 'ankur-offline-parts',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          const infos = file.moduleIds.flatMap((id) => this.getModuleInfo(id) ?? [])
          const importersOf = (id: string) => (isLoader(id) ? usersOf(id, this.getModuleInfo(id)?.importers ?? []) : [id])
          const roots = infos.filter(({ dynamicImporters, isEntry }) => isEntry || dynamicImporters.length > 0)
          ofChunks.set(
            file.fileName,
            new Set(roots.flatMap(({ id, dynamicImporters }) => settingsOf(id, dynamicImporters.flatMap(importersOf)))),
          )
          for (const { id, importers } of infos) {
            const [path = '', query] = id.split('?')
            if (query !== undefined) ofAssets.set(path, new Set(settingsOf(path, importers)))
          }
        }
      },
    },
  }

  function keepsOfAsset(file: Rolldown.OutputAsset, naming: readonly Keeps[]): Keeps | undefined {
    const originals = file.originalFileNames.map((name) => name.replace(/^(\.\.[\\/])+/, ''))
    for (const [path, keeps] of ofAssets) if (originals.some((name) => path.endsWith(name))) return keeps
    return naming.length > 0 ? new Set(naming.flatMap((keeps) => [...keeps])) : undefined
  }

  function filesOf(output: Output, wanted: Offline): readonly File[] {
    const chunks = output.filter((file) => file.type === 'chunk')
    const keeps = keepsOfChunks(chunks, ofChunks)
    return output.filter((file) => {
      const naming = chunks.filter(({ code }) => code.includes(basename(file.fileName)))
      const stored =
        file.type === 'chunk'
          ? keeps.get(file.fileName)
          : keepsOfAsset(
              file,
              naming.map(({ fileName }) => keeps.get(fileName) ?? new Set()),
            )
      // No page imports the common style sheet.
      const lists = stored ?? new Set<Offline>(['app'])
      return lists.has(wanted) && (wanted === 'app' || !lists.has('app'))
    })
  }

  return { plugin, filesOf }
}

/** Modules outside the app's folders, such as messages, are cached with the modules that import them. */
export function settingsOfModule(): (id: string, importers: readonly string[]) => readonly Offline[] {
  const inFolder = settingOfFolder()
  return (id, importers) => {
    const own = inFolder(id)
    return own ? [own] : importers.flatMap((importer) => inFolder(importer) ?? [])
  }
}

/** The setting of the nearest folder of an app module. */
function settingOfFolder(): (id: string) => Offline | undefined {
  const folders = readOffline()
  return (id) => {
    if (!id.startsWith(source)) return undefined
    for (let folder = dirname(id); folder.startsWith(source); folder = dirname(folder)) {
      const offline = folders.get(folder)
      if (offline) return offline
    }
    return 'app'
  }
}

/** A chunk is cached together with all chunks that import it: they need it. */
function keepsOfChunks(
  chunks: readonly Rolldown.OutputChunk[],
  declared: ReadonlyMap<string, Keeps>,
): ReadonlyMap<string, Keeps> {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const keeps = new Map<string, Set<Offline>>()
  for (const { fileName } of chunks) {
    const needed = new Set([fileName])
    for (const each of needed) for (const name of importsOf.get(each) ?? []) needed.add(name)
    for (const each of needed) keeps.set(each, new Set([...(keeps.get(each) ?? []), ...(declared.get(fileName) ?? [])]))
  }
  return keeps
}
