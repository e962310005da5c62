import { performance } from 'node:perf_hooks'
import { takeBuildLock } from './build-lock.ts'
import { cpSync } from 'node:fs'
import { relative } from 'node:path'
import { isSiteStale, putInPlace, root, siteDigest, siteFolder, siteOrigin, defaultFolder } from './site-stamp.ts'

// Must be set before React is loaded: the pages are rendered with its production build.
process.env.NODE_ENV = 'production'

await using _lock = await takeBuildLock()

const isAsked = !process.argv.includes('--if-stale')
if (isAsked || isSiteStale()) {
  const startedMs = performance.now()
  // Computed before the build: a file that is saved during the build makes the next start build again.
  const digest = siteDigest()
  const build = '../apps/web/build/build.ts'
  const { buildSite } = (await import(build)) as { buildSite: (outDir?: string, origin?: string) => Promise<unknown> }
  const folder = siteFolder()
  await putInPlace(folder, digest, (aside) => buildSite(aside, siteOrigin()))
  // A build by hand writes the default folder, which a server started by hand reads.
  if (isAsked && folder !== defaultFolder)
    await putInPlace(defaultFolder, digest, async (aside) => cpSync(folder, aside, { recursive: true }))
  console.log(`The site is built in ${relative(root, folder)} (${((performance.now() - startedMs) / 1000).toFixed(1)} s).`)
}
