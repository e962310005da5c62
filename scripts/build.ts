import { performance } from 'node:perf_hooks'
import { takeBuildLock } from './build-lock.ts'
import { isSiteStale, markSiteBuilt, siteDigest, siteOrigin } from './site-stamp.ts'

// Before anything of React is loaded: the pages are rendered with its production build.
process.env.NODE_ENV = 'production'

await using _lock = await takeBuildLock()

if (!process.argv.includes('--if-stale') || isSiteStale()) {
  const startedMs = performance.now()
  // Read before the build: a file saved while it runs makes the next start build again.
  const digest = siteDigest()
  const build = '../apps/web/build/build.ts'
  const { buildSite } = (await import(build)) as { buildSite: (outDir?: string, origin?: string) => Promise<unknown> }
  await buildSite(undefined, siteOrigin())
  markSiteBuilt(digest)
  console.log(`The site is built in apps/web/dist (${((performance.now() - startedMs) / 1000).toFixed(1)} s).`)
}
