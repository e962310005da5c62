import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly skippedNames: readonly string[]
  /** Of tests that failed once and passed on their second try. */
  readonly flakyNames: readonly string[]
}

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0, skippedNames: [], flakyNames: [] }

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    skippedNames: [...a.skippedNames, ...b.skippedNames],
    flakyNames: [...a.flakyNames, ...b.flakyNames],
  }
}

interface VitestReport {
  testResults: { name: string; assertionResults: { title: string; fullName: string; status: string }[] }[]
}

export function vitestTally(report: string, exitCode: number): Tally {
  const files = read<VitestReport>(report)?.testResults ?? []
  const tests = files.flatMap(({ name: file, assertionResults }) => assertionResults.map((test) => ({ ...test, file })))
  return settled(exitCode, {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length,
    flakyNames: [],
    ...skippedOf(tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(nameOfSkipped)),
  })
}

/** One run is always root's or somebody else's, so a test that waits for the other one says so beside its name. */
function nameOfSkipped({ file, title, fullName }: { file: string; title: string; fullName: string }): string {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const before = source
    .slice(0, Math.max(source.indexOf(title), 0))
    .split('\n')
    .slice(-3)
    .join('\n')
  return /root/i.test(before) ? `${fullName} (for root, or for not being root)` : fullName
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { status: string }[] }[]
}

export function playwrightTally(report: string, exitCode: number): Tally {
  const tests = read<{ suites: PlaywrightSuite[] }>(report)?.suites.flatMap(testsOf) ?? []
  return settled(exitCode, {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: tests.filter(({ status }) => status === 'unexpected').length,
    flakyNames: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    ...skippedOf(tests.filter(({ status }) => status === 'skipped').map(({ name }) => name)),
  })
}

function testsOf({ suites = [], specs = [] }: PlaywrightSuite): { name: string; status: string }[] {
  return [
    ...suites.flatMap(testsOf),
    ...specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ name: title, status }))),
  ]
}

function skippedOf(names: string[]): Pick<Tally, 'skipped' | 'skippedNames'> {
  return { skipped: names.length, skippedNames: names }
}

/** A file that does not even load fails no test, and a crash writes no report; neither may look like a pass. */
function settled(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}
