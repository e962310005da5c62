import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Runs in the sandbox copy of the mutation tool: the tests of one group, listed by `mutate.ts`. */
const root = join(import.meta.dirname, '../..')

export default defineConfig({
  test: {
    root,
    environment: 'node',
    include: (process.env.MUTATE_TESTS ?? '').split(' ').filter(Boolean),
    globalSetup: process.env.MUTATE_POSTGRES ? [join(root, 'apps/server/src/platform/db/test-server.ts')] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    env: { RATE_LIMITS: 'off' },
  },
})
