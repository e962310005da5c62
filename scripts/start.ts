import { run } from './run.ts'
import { isSiteStale, root, siteFolder } from './site-stamp.ts'

if (isSiteStale()) {
  // Before the build, which takes a while and puts PUBLIC_URL into every page.
  await refuseBadSettings()
  console.log('Building the site: its sources have changed, or this is the first start.')
  // In a process of its own: the bundler's memory is gone before the first family arrives.
  const { code } = await run(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: root, show: true })
  if (code !== 0) process.exit(code)
}

// The same process from here on: SIGTERM and Ctrl-C reach the server itself, which drains and says when it is ready.
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
