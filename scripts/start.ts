import { run } from './run.ts'
import { isSiteStale, root, siteFolder } from './site-stamp.ts'

if (isSiteStale()) {
  // Before the build, which takes a while and writes PUBLIC_URL into every page.
  await refuseBadSettings()
  console.log('Building the site: its sources have changed, or this is the first start.')
  // In its own process, so that the memory of the bundler is freed before the server starts.
  const { code } = await run(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: root, show: true })
  if (code !== 0) process.exit(code)
}

// The server runs in this same process, so that SIGTERM and Ctrl-C reach it and it can shut down gracefully.
process.env.ANKUR_SITE = siteFolder()
const server = '../apps/server/src/main.ts'
await import(server)

async function refuseBadSettings(): Promise<void> {
  const config = '../apps/server/src/platform/config.ts'
  const { readConfig } = (await import(config)) as { readConfig: (env: NodeJS.ProcessEnv) => unknown }
  try {
    readConfig(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
