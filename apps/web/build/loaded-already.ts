import type { Plugin, Rolldown } from 'vite'

/** Removes preloads of files that are already loaded when a chunk runs. */
export function loadedAlready(): { plugin: Plugin; without: (host: string, needed: readonly string[]) => string[] } {
  const chunks = new Map<string, Rolldown.OutputChunk>()
  const closures = new Map<string, ReadonlySet<string>>()

  function closureOf(names: readonly string[]): ReadonlySet<string> {
    const found = new Set(names)
    for (const name of found) for (const each of chunks.get(name)?.imports ?? []) found.add(each)
    return found
  }
  const loadedWith = (host: string) => {
    const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
    const found = closures.get(host) ?? closureOf([host, ...entries.map(({ fileName }) => fileName)])
    closures.set(host, found)
    return found
  }
  return {
    plugin: {
      name: 'ankur-loaded-already',
      enforce: 'pre',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          chunks.clear()
          closures.clear()
          for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file)
        },
      },
    },
    without: (host, needed) => needed.filter((name) => !loadedWith(host).has(name)),
  }
}
