import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkImportRules } from './import-rules.ts'

const projects: string[] = []
afterEach(() => projects.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** Writes a small project with these files to disk and returns what the rules report. */
function problemsOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'ankur-import-rules-'))
  projects.push(root)
  const manifests = {
    'packages/screening/package.json': '{"dependencies":{"zod":"4"}}',
    'packages/content/package.json': '{"dependencies":{"@ankur/screening":"1"}}',
    'apps/server/package.json': '{"dependencies":{"@ankur/screening":"1","fastify":"5"}}',
    'apps/web/package.json': '{"dependencies":{"@ankur/screening":"1","react":"19"}}',
    'e2e/package.json': '{"devDependencies":{"@ankur/screening":"1","@playwright/test":"1"}}',
  }
  for (const [path, text] of Object.entries({ ...manifests, ...files })) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkImportRules(root)
}

const refused: [file: string, code: string, says: RegExp][] = [
  ['packages/screening/src/score.ts', `import { readFileSync } from 'node:fs'`, /without Node/],
  ['packages/screening/src/score.ts', `import fs from 'fs'`, /without Node/],
  ['packages/screening/src/score.ts', `export const at = Date.now()`, /Date\.now/],
  ['packages/screening/src/score.ts', `export const at = Date['now']()`, /Date\.now/],
  ['packages/screening/src/score.ts', `export const at = () => new Date()`, /new Date\(\)/],
  ['packages/screening/src/score.ts', `export const at = Date()`, /Date as a value/],
  ['packages/screening/src/score.ts', `const { random } = Math; export const dice = random`, /Math as a value/],
  ['packages/screening/src/score.ts', `export const dice = () => Math.random()`, /Math\.random/],
  ['packages/screening/src/score.ts', `export const id = crypto.randomUUID()`, /crypto/],
  ['packages/screening/src/score.ts', `export const at = performance.now()`, /performance/],
  ['packages/screening/src/score.ts', `export const later = setTimeout`, /setTimeout/],
  ['packages/screening/src/score.ts', `setTimeout(() => 1, 2)`, /setTimeout/],
  ['packages/screening/src/score.ts', `export const page = () => document.title`, /document/],
  ['packages/screening/src/score.ts', `export const all = globalThis`, /globalThis/],
  ['packages/screening/src/score.ts', `import { x } from '@ankur/content'`, /does not list/],
  ['packages/screening/src/score.ts', `import { x } from '../../content/src/index.ts'`, /write @ankur/],
  ['packages/screening/src/score.ts', `import { x } from 'fastify'`, /does not list/],
  ['packages/screening/src/score.ts', `import { x } from '../../../apps/server/src/app.ts'`, /internals of apps\/server/],
  ['packages/screening/src/score.test.ts', `import { x } from '@ankur/server'`, /internals of apps\/server/],
  ['apps/server/src/platform/db/pool.ts', `import { x } from '../../accounts/index.ts'`, /platform may not import a feature/],
  ['apps/server/src/screening/routes.ts', `import { x } from '../accounts/store.ts'`, /through its index/],
  ['apps/server/src/screening/routes.ts', `export { x } from '../accounts/store.ts'`, /through its index/],
  ['apps/server/src/screening/routes.ts', `const x = await import('../accounts/store.ts')`, /through its index/],
  ['apps/server/src/app.ts', `import { x } from './accounts/store.ts'`, /through its index/],
  ['apps/server/src/app.ts', `import { x } from '../../web/src/routes.ts'`, /internals of apps\/web/],
  ['apps/server/src/screening/routes.ts', `import { x } from 'react'`, /does not list/],
  ['apps/web/src/ui/button/button.tsx', `import { x } from '../../accounts/index.ts'`, /ui may not import a feature/],
  ['apps/web/src/ui/listen/listen.tsx', `import { x } from '../../platform/speech.ts'`, /below platform/],
  ['apps/web/src/platform/api.ts', `import { x } from '../accounts/session.ts'`, /platform may not import a feature/],
  ['apps/web/src/screening/page.tsx', `import { x } from '../accounts/provider.tsx'`, /through its index/],
  ['apps/web/src/screening/part.ts', `import { x } from '../accounts/provider.tsx'`, /through its index/],
  ['apps/web/src/screening/page.tsx', `import { x } from '../accounts/accounts-words.ts'`, /through its index/],
  ['apps/web/src/screening/page.tsx', `import { x } from '../../build/build.ts'`, /not the other way round/],
  ['apps/web/src/screening/page.tsx', `import { x } from '../../../server/src/app.ts'`, /internals of apps\/server/],
  ['apps/web/src/screening/page.tsx', `import { join } from 'node:path'`, /runs in a browser/],
  ['e2e/journey.spec.ts', `import { x } from '../apps/web/src/routes.ts'`, /internals of apps\/web/],
  ['e2e/journey.spec.ts', `import { x } from '@ankur/server'`, /internals of apps\/server/],
  ['e2e/journey.spec.ts', `import { x } from '../scripts/run.ts'`, /nothing outside/],
]

for (const [file, code, says] of refused) {
  test(`${file} may not contain: ${code}`, () => {
    const problems = problemsOf({ [file]: code })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(says)
    expect(problems[0]).toContain(file)
  })
}

test('features may not import each other in a cycle, also through a third or a dynamic import', () => {
  const cycle = {
    'apps/web/src/children/index.ts': `import { a } from '../screening/index.ts'`,
    'apps/web/src/screening/index.ts': `export const load = () => import('./result/summary.tsx')`,
    'apps/web/src/screening/result/summary.tsx': `import { b } from '../../reports/index.ts'`,
    'apps/web/src/reports/index.ts': `const c = await import('../children/index.ts')`,
    'apps/web/src/dashboard/page.tsx': `import { a } from '../screening/index.ts'`,
  }
  const path = ['children', 'screening', 'reports', 'children'].map((feature) => `apps/web/src/${feature}`).join(' → ')
  expect(problemsOf(cycle)).toEqual([`${path}: features import each other in a cycle`])
})

test('test support may import anything of its app, and no product code may import it', () => {
  const helper = {
    'apps/server/src/platform/folders.ts': `import { afterAll } from 'vitest'\nimport { a } from '../accounts/store.ts'`,
  }
  const named = { 'apps/server/src/platform/test-platform.ts': `import { a } from '../app.ts'` }
  expect(problemsOf({ ...helper, ...named, 'apps/server/src/a.test.ts': `import './platform/folders.ts'` })).toEqual([])
  for (const file of ['folders', 'test-platform']) {
    const problems = problemsOf({ ...helper, ...named, 'apps/server/src/app.ts': `import './platform/${file}.ts'` })
    expect(problems).toEqual([`apps/server/src/app.ts: imports ./platform/${file}.ts: only tests may use test support`])
  }
})

test('imports that the table allows pass', () => {
  const allowed = {
    'packages/screening/src/age.ts': `import { z } from 'zod/mini'\nexport const month = (atMs: number) => new Date(atMs).getUTCMonth() + Math.floor(1.5)`,
    'packages/screening/src/time.ts': `export type At = Date; export const isDate = (x: unknown) => x instanceof Date; export const o = { console: 1 }`,
    'packages/screening/src/any-age.ts': `import fc from 'fast-check'\nexport const age = fc.nat(18)`,
    'packages/screening/src/age.test.ts': `import { readFileSync } from 'node:fs'\nimport { test } from 'vitest'\nDate.now()`,
    'packages/content/src/index.ts': `import { x } from '@ankur/screening/score'\nexport { y } from './words/words.ts'`,
    'apps/server/src/platform/clock.ts': `import { join } from 'node:path'\nexport const at = Date.now()`,
    'apps/server/src/screening/routes.ts': `import { a } from '../accounts/index.ts'\nimport { b } from '../platform/http.ts'\nimport 'fastify'`,
    'apps/server/src/screening/routes.test.ts': `import { a } from '../accounts/store.ts'\nimport { b } from '../app.ts'`,
    'apps/server/src/app.ts': `import { a } from './accounts/index.ts'`,
    'apps/web/src/routes.ts': `import { a } from './screening/question-page.tsx'`,
    'apps/web/build/build.ts': `import { a } from '../src/routes.ts'\nimport 'node:fs'`,
    'apps/web/src/screening/page.tsx': `import { a } from '../ui/button/button.tsx'\nimport { b } from '../accounts/index.ts'\nimport 'react'\nimport './page.css'`,
    'apps/web/src/screening/part.ts': `import 'virtual:app-paths'`,
    'e2e/journey.spec.ts': `import { test } from '@playwright/test'\nimport { x } from '@ankur/screening'\nimport { site } from './fixtures.ts'`,
    'scripts/build.ts': `import { x } from '../apps/web/build/build.ts'`,
  }
  expect(problemsOf(allowed)).toEqual([])
})
