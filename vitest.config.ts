import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { articlesPlugin } from './apps/web/build/articles/compile-article.ts'
import { languageRulesPlugin } from './apps/web/build/styles/language-rules-plugin.ts'
import { messagesPlugin } from './apps/web/build/messages-plugin.ts'
import { partsPlugin } from './apps/web/build/parts-plugin.ts'

/** The server's tests share one private PostgreSQL, started once; each test file clones a database from its template. */
const testServer = `${import.meta.dirname}/apps/server/src/platform/db/test-server.ts`

// Node keeps what it compiled: workers and the programs that tests start need half the time to start.
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/node_modules/.cache/ankur-compiled`

/** What blocks say, in all languages. */
const blockMessages = `${import.meta.dirname}/packages/blocks/src/labels/test-messages.ts`

/** These tests replace browser globals or modules that keep state, so each file has a worker of its own. */
const withOwnModules = ['apps/web/src/{platform,offline}/**/*.test.{ts,tsx}', 'apps/web/src/creator/stage/sound/*.test.ts']

export default defineConfig({
  test: {
    // For the two cores this is promised to run on: the other workers compute while two wait for processes, locks and
    // timeouts. The server's tests kept 1.1 cores busy with three, and 1.6 with four.
    pool: 'forks',
    maxWorkers: 4,
    // Waits are for busy machines; nothing here is timed.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // As for journeys: a machine that runs everything is busy now and then.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
    env: { RATE_LIMITS: 'off' },
    projects: [
      // Packages are pure: their tests share a worker, which halves their time.
      project('packages', { include: ['packages/**/src/**/*.test.ts'], isolate: false, setupFiles: [blockMessages] }),
      // So do the server's tests, each file with its own app and database: two thirds of the time.
      project('server', {
        include: ['apps/server/src/**/*.test.ts'],
        isolate: false,
        ...(existsSync(testServer) ? { globalSetup: [testServer] } : {}),
      }),
      webProject('web', {
        include: ['apps/web/src/**/*.test.{ts,tsx}', 'apps/web/build/**/*.test.ts'],
        exclude: withOwnModules,
        isolate: false,
      }),
      webProject('web modules', { include: withOwnModules }),
      project('scripts', { include: ['scripts/**/*.test.ts'] }),
    ],
  },
})

interface ProjectSettings {
  include: string[]
  exclude?: string[]
  isolate?: boolean
  setupFiles?: string[]
  globalSetup?: string[]
}

function project(name: string, test: ProjectSettings) {
  return { extends: true as const, test: { name, environment: 'node', ...test } }
}

function webProject(name: string, test: ProjectSettings) {
  return {
    ...project(name, { setupFiles: [blockMessages], ...test }),
    plugins: [articlesPlugin(), messagesPlugin(), partsPlugin(), languageRulesPlugin()],
  }
}
