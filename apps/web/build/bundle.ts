import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import type { OfflineAsset } from '../src/offline/offline-list.ts'
import { aheadOf, type Ahead } from './ahead.ts'
import { chunkGroup, moduleGroup } from './chunks.ts'
import { layerOrder, withoutBase } from './styles/critical-styles.ts'
import { offlineParts } from './offline-parts.ts'
import { pageOf, readPages } from './parts.ts'
import { languageOfFile } from './message-folders.ts'
import { plainPreloading, withoutAdministration, withoutOldReact, withoutPasskeys, withoutPreloading } from './left-out.ts'

const web = join(import.meta.dirname, '..')
export const dist = join(web, 'dist')

/** Rendering code is deleted after the build; it is in a folder from which `react` resolves and which git ignores. */
export const rendering = join(web, `../../node_modules/.cache/ankur-pages-${process.pid}`)

type BuildOptions = NonNullable<InlineConfig['build']>
type Output = Rolldown.RolldownOutput['output']

/** URLs of the files that a page requests, root-relative. */
export interface Assets {
  readonly script: string
  /** Chunks that the script imports statically: fetched in parallel with it. */
  readonly preload: readonly string[]
  readonly styles: readonly string[]
  /** Styles written into each page instead of a style sheet. */
  readonly base?: string
  /** These files and all that the script may fetch later, for the service worker's cache. */
  readonly all: readonly OfflineAsset[]
}

export interface AppAssets extends Assets {
  /** The additional files of the Game Creator. */
  readonly creator: readonly OfflineAsset[]
  /** The additional files of the talk board. */
  readonly talk: readonly OfflineAsset[]
  /** The style sheets that a page without prerendering links: the common one and its own. */
  readonly stylesOf: (path?: string) => readonly string[]
  /** The files that a page preloads; without a path, those of the common shell. */
  readonly aheadOf: (path?: string) => Ahead
}

/** Builds React and the app pages. Empties the folder first, and copies `public/` into it. */
export async function bundleApp(outDir: string): Promise<AppAssets> {
  let base = ''
  const offline = offlineParts()
  const leftOut = [plainPreloading, withoutPasskeys, withoutAdministration, withoutOldReact]
  const modules = await bundle(appOptions({ write: false, copyPublicDir: false, minify: false }, moduleGroup), leftOut)
  const output = await bundle(appOptions({ outDir, emptyOutDir: true }, chunkGroup(modules)), [
    offline.plugin,
    ...leftOut,
    takenOut((taken) => (base = taken)),
  ])
  const main = entryOf(output)
  const styles = sheetsNamed(output, 'style')
  const aheadAt = (path: string) => modulesAhead(path).filter((each) => !each.endsWith('.css'))
  const sheetsAt = (path: string) => modulesAhead(path).filter((each) => each.endsWith('.css'))
  return {
    base,
    script: `/${main.fileName}`,
    preload: main.imports.map((file) => `/${file}`),
    styles,
    all: allOf(offline.filesOf(output, 'app')),
    creator: allOf(offline.filesOf(output, 'creator')),
    talk: allOf(offline.filesOf(output, 'talk')),
    stylesOf: (path = '') => [...styles, ...sheetsAt(path).flatMap((each) => sheetsNamed(output, basename(each, '.css')))],
    aheadOf: (path = '') => aheadOf(output, main, appWords, ...aheadAt(path)),
  }
}

function appOptions(options: BuildOptions, group: Rolldown.CodeSplittingGroup): BuildOptions {
  return {
    ...options,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { app: join(web, 'src/app.tsx') },
      output: { ...hashedNames, codeSplitting: { groups: [group], includeDependenciesRecursively: false } },
    },
  }
}

/** Splits the common style sheet. The file name depends on the remaining content, because browsers cache a name for ever. */
function takenOut(keep: (base: string) => void): Plugin {
  return {
    name: 'ankur-base-taken-out',
    generateBundle: {
      order: 'post',
      handler(_options, files) {
        for (const file of Object.values(files)) {
          if (file.type !== 'asset' || !/^assets\/style-.*\.css$/.test(file.fileName)) continue
          const { base, rest } = withoutBase(String(file.source))
          keep(base)
          delete files[file.fileName]
          const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8)
          this.emitFile({ type: 'asset', fileName: `assets/style-${hash}.css`, source: rest })
        }
      },
    },
  }
}

const appWords = 'words/*/sets.ts?only=appPages'

/** The preloaded modules listed in the part of a page, if any. */
function modulesAhead(path: string): readonly string[] {
  const pages = readPages()
  const page = pageOf(path, pages)
  if (!page || page.ahead.length === 0) return []
  const parent = pages.find((each) => each.path.endsWith('/*?') && `${path}/`.startsWith(each.path.slice(0, -2)))
  return [...(parent?.loads ?? []), ...page.loads, ...page.ahead]
}

/** The script of static pages, built separately so that it does not depend on chunks of the app. */
export async function bundleEnhance(outDir: string): Promise<Pick<Assets, 'script' | 'all'>> {
  const output = await bundle(
    {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: { enhance: join(web, 'src/enhance.ts') }, output: hashedNames },
    },
    [withoutPreloading],
  )
  return { script: `/${entryOf(output).fileName}`, all: allOf(output.filter((file) => !isOfArticles(file))) }
}

/** Article scripts are not prefetched, and a cached article is readable without them: tabs are stacked, sections open on click. */
function isOfArticles(file: Output[number]): boolean {
  return file.type === 'chunk' && (file.facadeModuleId ?? '').includes('/site/articles/')
}

/** A worker as a classic script with a fixed file name that must never change. */
export async function bundleWorker(
  outDir: string,
  { name, entry, list }: { name: string; entry: string; list: string },
): Promise<void> {
  await bundle(
    {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { worker: join(web, 'src/offline/worker', entry) },
        output: { format: 'iife', entryFileNames: name },
        transform: { define: { __OFFLINE_LIST__: list } },
      },
    },
    [],
  )
}

/** The static pages as a module for Node, and their style sheet. */
export async function bundlePages(): Promise<{ module: string; styles: readonly Rolldown.OutputAsset[] }> {
  const output = await bundle({
    ssr: join(web, 'src/site/pages.tsx'),
    outDir: rendering,
    emptyOutDir: true,
    copyPublicDir: false,
    ssrEmitAssets: true,
    cssCodeSplit: false,
    cssMinify: true,
    rolldownOptions: { output: { ...hashedNames, entryFileNames: 'pages.js' } },
  })
  return { module: join(rendering, entryOf(output).fileName), styles: assetsOf(output) }
}

/** The app as a module for Node, to prerender pages: it links the style sheets and drawings of the app build. */
export async function bundlePrerender(): Promise<string> {
  const outDir = `${rendering}-app`
  const output = await bundle({
    ssr: join(web, 'src/prerender.tsx'),
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    ssrEmitAssets: false,
    cssCodeSplit: false,
    cssMinify: true,
    rolldownOptions: { output: { ...hashedNames, entryFileNames: 'prerender.js' } },
  })
  return join(outDir, entryOf(output).fileName)
}

/** A script inlined in a page, as one expression. */
export async function bundleInline(entry: string): Promise<string> {
  const output = await bundle({
    outDir: rendering,
    write: false,
    copyPublicDir: false,
    rolldownOptions: { input: { inline: join(web, entry) }, output: { format: 'iife' } },
  })
  return entryOf(output).code.trim()
}

const hashedNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
}

/**
 * One style sheet is joined from the chunks of all pages in the bundler's order: the layer order must be declared
 * first, or a component's rule could be overridden by the base rule that it refines.
 */
const layersFirst: Plugin = {
  name: 'ankur-layers-first',
  generateBundle: {
    order: 'post',
    handler(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${layerOrder}${String(file.source)}`
      }
    },
  },
}

async function bundle(options: BuildOptions, plugins: readonly Plugin[] = []): Promise<Output> {
  const made = await build({ configFile: join(web, 'vite.config.ts'), build: options, plugins: [layersFirst, ...plugins] })
  if (Array.isArray(made) || !('output' in made)) throw new Error('the bundler did not return a single output')
  return made.output
}

function entryOf(output: Output): Rolldown.OutputChunk {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)
  if (entry?.type !== 'chunk') throw new Error('the bundle has no entry')
  return entry
}

function assetsOf(output: Output): readonly Rolldown.OutputAsset[] {
  return output.filter((file) => file.type === 'asset').filter((file) => file.fileName.endsWith('.css'))
}

function allOf(output: readonly Output[number][]): readonly OfflineAsset[] {
  return output.map((file) => {
    const path = `/${file.fileName}`
    const [language, ...others] = new Set(file.type === 'chunk' ? file.moduleIds.map(languageOfFile) : [])
    return language === undefined || others.length > 0 ? { path } : { path, language }
  })
}

function sheetsNamed(output: Output, name: string): readonly string[] {
  const sheets = assetsOf(output).filter((file) => file.fileName.startsWith(`assets/${name}-`))
  return sheets.map((file) => `/${file.fileName}`)
}
