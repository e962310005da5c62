import { performance } from 'node:perf_hooks'
import { checkDocumentation } from './checks/documentation.ts'
import { checkImportRules } from './checks/import-rules.ts'
import { checkLeftovers } from './checks/leftovers.ts'
import { checkLicences } from './checks/licences.ts'
import { checkListedHelp } from './checks/listed-help.ts'
import { checkLockfile } from './checks/lockfile.ts'
import { checkNotices } from './checks/notices.ts'
import { checkConsistentTerms } from './checks/consistent-terms.ts'
import { checkPlainEnglish } from './checks/plain-english.ts'
import { checkPlatformFeatures } from './checks/platform-features.ts'
import { checkTranslations } from './checks/translations.ts'
import { run } from './run.ts'
import { root } from './site-stamp.ts'

/**
 * Returns the problems, one per line, or the output of a tool; empty when the check passes. A notice does not fail the
 * check.
 */
type Check = () => Problem[] | Promise<Problem[]>
type Problem = string | { readonly notice: string }

const checks: Record<string, Check> = {
  'types: packages': types('packages'),
  'types: tests of packages': types('packages/tsconfig.tests.json'),
  'types: server': types('apps/server'),
  'types: web': types('apps/web'),
  'types: service worker': types('apps/web/src/offline/worker'),
  'types: e2e': types('e2e'),
  'types: scripts': types('scripts'),
  lint: tool('oxlint', '--format=unix'),
  'unused code': tool('knip', '--no-progress', '--no-config-hints'),
  'import rules': () => checkImportRules(root),
  translations: () => checkTranslations(root),
  'standard English words': () => checkPlainEnglish(root),
  'web platform features': () => checkPlatformFeatures(root),
  'consistent terms': () => checkConsistentTerms(root),
  documentation: () => checkDocumentation(root),
  licences: () => checkLicences(root),
  lockfile: () => checkLockfile(root),
  'third-party notices': () => checkNotices(root),
  'listed help is up to date': () => checkListedHelp(new Date().toISOString().slice(0, 10)),
  'no to-do notes': () => checkLeftovers(root),
  ...(process.argv.includes('--format') ? { format: tool('oxfmt', '--check') } : {}),
}

const results: { name: string; found: Problem[]; ms: number }[] = []
const waiting = Object.entries(checks)
await Promise.all([work(), work()])

const width = Math.max(...Object.keys(checks).map((name) => name.length))
for (const name of Object.keys(checks)) {
  const { found = [], ms = 0 } = results.find((each) => each.name === name) ?? {}
  const problems = problemsIn(found)
  for (const each of found) console.log(typeof each === 'string' ? `\n${each}` : each.notice)
  if (problems.length > 0) console.log('')
  console.log(`${name.padEnd(width)}  ${problems.length === 0 ? 'pass' : 'FAIL'}  ${(ms / 1000).toFixed(1)} s`)
}
process.exitCode = results.some(({ found }) => problemsIn(found).length > 0) ? 1 : 0

function problemsIn(found: Problem[]): string[] {
  return found.filter((each) => typeof each === 'string')
}

/** Two at a time: the tools use threads of their own. */
async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, check] = next
    const startedMs = performance.now()
    const found = await Promise.resolve()
      .then(check)
      .catch((fault: unknown) => [String(fault)])
    results.push({ name, found, ms: performance.now() - startedMs })
  }
}

function types(project: string): Check {
  return tool('tsc', '-p', project)
}

function tool(command: string, ...args: string[]): Check {
  return async () => {
    const { code, output } = await run(`${root}/node_modules/.bin/${command}`, args, { cwd: root })
    return code === 0 ? [] : [output.trim()]
  }
}
