/**
 * Mutates the security-critical modules of accounts, one small change at a time, and lists the mutants that no test
 * detects. Each of those needs an entry with a reason in `survivors.ts`. `npm run mutate -- redirects keys` runs only these
 * groups.
 *
 * Not part of `npm test`, because it takes almost an hour. The tool has its own packages in this folder, which the first
 * run installs.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from '../run.ts'
import { root } from '../site-stamp.ts'
import { groups, type Group } from './groups.ts'
import { survivors } from './survivors.ts'

const here = import.meta.dirname
const tool = join(here, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const wanted = process.argv.slice(2)
const temporary = mkdtempSync(join(tmpdir(), 'ankur-mutate-'))

interface Place {
  readonly line: number
  readonly column: number
}

interface Mutant {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: Place; readonly end: Place }
}

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

try {
  if (!existsSync(tool)) await run('npm', ['ci', '--prefix', here], { cwd: here, show: true })
  let unexplained = 0
  for (const group of groups.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    unexplained += printSurvivors(group, await mutate(group))
  }
  console.log(`${unexplained} unexplained`)
  process.exitCode = unexplained > 0 ? 1 : 0
} finally {
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

async function mutate({ name, files, tests, postgres }: Group): Promise<Report> {
  const report = join(temporary, `${name}.json`)
  const config = join(temporary, `${name}.config.json`)
  const options = {
    testRunner: 'vitest',
    plugins: [join(here, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: relative(root, join(here, 'vitest.config.ts')), related: false },
    mutate: files,
    concurrency: 1,
    coverageAnalysis: 'perTest',
    reporters: ['json'],
    jsonReporter: { fileName: report },
    ignorePatterns: ['apps/web', 'e2e', 'docs', 'packages/content/articles', 'data'],
    tempDirName: join(temporary, 'copy'),
    timeoutMS: 60_000,
  }
  writeFileSync(config, JSON.stringify(options))
  const env = { ...process.env, MUTATE_TESTS: tests.join(' '), MUTATE_POSTGRES: postgres ? '1' : '', RATE_LIMITS: 'off' }
  const { code, output } = await run(process.execPath, [tool, 'run', config], { cwd: root, env })
  if (!existsSync(report)) throw new Error(`The group ${name} ended with ${code}:\n${output}`)
  return JSON.parse(readFileSync(report, 'utf8')) as Report
}

/** Prints the counts of a group and each surviving mutant; returns how many of those have no reason. */
function printSurvivors({ name }: Group, { files }: Report): number {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, was: textAt(source, mutant) })),
  )
  const survived = all.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const unexplained = survived.filter(({ file, was, replacement = '' }) => {
    return !survivors.some((known) => known.file === file && known.was === was && known.becomes.includes(replacement))
  })
  console.log(`${name}: ${all.length} mutants, ${survived.length} survived, ${unexplained.length} of them unexplained`)
  for (const { file, location, was, replacement, status } of unexplained) {
    console.log(`  ${file}:${location.start.line} ${status}: ${was}  ->  ${replacement}`)
  }
  return unexplained.length
}

/** The original code of a mutant, on one line. */
function textAt(source: string, { location: { start, end } }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? ''
  lines[0] = lines[0]?.slice(start.column - 1) ?? ''
  return lines.join(' ').replace(/\s+/g, ' ')
}
