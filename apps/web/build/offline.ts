import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages, type Language } from '@ankur/content'
import type { OfflineList } from '../src/offline/offline-list.ts'
import { bundleWorker, type AppAssets, type Assets } from './bundle.ts'
import type { SiteJson } from './site.ts'

interface BuiltSite {
  readonly outDir: string
  readonly site: SiteJson
  readonly staticAssets: Assets
  readonly appAssets: AppAssets
  readonly hrefFor: (path: string, language: Language) => string
}

/** Served with the strictest headers of all app pages: no referrer is sent from it. */
const SHELL = '/dashboard'
const files = ['/favicon.svg']

/**
 * Writes `sw.js`, the worker with its file list, and beside it a worker that removes it from all devices when it replaces
 * `sw.js` (docs/operating.md). Must run after all listed files are written.
 */
export async function writeWorker(built: BuiltSite): Promise<void> {
  const list = JSON.stringify(await toOfflineList(built))
  await bundleWorker(built.outDir, { name: 'sw.js', entry: 'worker.ts', list })
  await bundleWorker(built.outDir, { name: 'sw-withdrawn.js', entry: 'withdrawn.ts', list })
}

async function toOfflineList({ outDir, site, staticAssets, appAssets, hrefFor }: BuiltSite): Promise<OfflineList> {
  const inEach = (path: string) =>
    Object.fromEntries(languages.map((each) => [each, hrefFor(path, each)])) as Record<Language, string>
  const [home, offline] = [inEach('/'), inEach('/offline')]
  const list = {
    appPaths: [...site.app, ...site.twins].map(({ path }) => path),
    files,
    reading: staticAssets.all,
    app: appAssets.all,
    creator: appAssets.creator,
    talk: appAssets.talk,
    shell: SHELL,
    home,
    offline,
  }
  const pages = [...Object.values(home), ...Object.values(offline)].map((path) => site.pages[path]?.file)
  const contents = [...pages, site.app.find(({ path }) => path === SHELL)?.file, ...files.map((file) => file.slice(1))]
  const hash = createHash('sha256').update(JSON.stringify(list))
  for (const file of contents) {
    if (file === undefined) throw new Error('a page required for offline use was not built')
    hash.update('\0').update(await readFile(join(outDir, file)))
  }
  return { version: hash.digest('hex').slice(0, 12), ...list }
}
