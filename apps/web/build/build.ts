import { mkdir, rm, writeFile, readFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Pages from '../src/site/pages.tsx'
import { bundleApp, bundleEnhance, bundlePages, dist, rendering } from './bundle.ts'
import { writeWorker } from './offline.ts'
import { renderSite } from './render.ts'
import type { SiteJson } from './site.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Builds the whole site: app, script of static pages, pages, `site.json`, compressed files. */
export async function buildSite(outDir = dist, origin = ''): Promise<SiteJson> {
  const site = await writeSite(outDir, origin)
  await precompress(outDir, site.addressed)
  return site
}

/** The site without the compressed files, which take longer than everything else. */
export async function writeSite(outDir: string, origin: string): Promise<SiteJson> {
  // React reads this when it is loaded below: the pages are rendered with its production build.
  process.env.NODE_ENV = 'production'
  const appAssets = await bundleApp(outDir)
  const [enhance, { module, styles }] = await Promise.all([bundleEnhance(outDir), bundlePages()])
  for (const style of styles) {
    await mkdir(dirname(join(outDir, style.fileName)), { recursive: true })
    await writeFile(join(outDir, style.fileName), style.source)
  }

  const sheets = styles.map((style) => `/${style.fileName}`)
  const all = [...enhance.all, ...sheets.map((path) => ({ path }))]
  const staticAssets = { script: enhance.script, preload: [], styles: sheets, all }
  const pages = await loadPages(module)
  const site = await renderSite({ outDir, pages, staticAssets, appAssets, origin })
  await writeWorker({ outDir, site, staticAssets, appAssets, hrefFor: pages.hrefFor })

  await writeFile(join(outDir, 'site.json'), `${JSON.stringify(site, null, 2)}\n`)
  return site
}

/** The module stays in memory after loading, so its file can be deleted. */
async function loadPages(module: string): Promise<typeof Pages> {
  try {
    return (await import(pathToFileURL(module).href)) as typeof Pages
  } finally {
    await rm(rendering, { recursive: true })
  }
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` (best) and `.gz` beside each final text file, so that the server never compresses a page itself. */
export async function precompress(directory: string, notFinal: readonly string[] = []): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isText(entry.name) && !notFinal.includes(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

function isText(name: string): boolean {
  return /\.(html|css|js|svg|webmanifest|txt|xml)$/.test(name)
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
