import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly skippedNames: readonly string[]
  /** Tests that failed once and passed on their retry. */
  readonly flakyNames: readonly string[]
  /** Failures with their messages, because often only the end of a long log is read. */
  readonly failures: readonly string[]
}

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0, skippedNames: [], flakyNames: [], failures: [] }

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    skippedNames: [...a.skippedNames, ...b.skippedNames],
    flakyNames: [...a.flakyNames, ...b.flakyNames],
    failures: [...a.failures, ...b.failures],
  }
}

interface VitestReport {
  testResults: {
    name: string
    /** The message of a file that did not load. */
    message?: string
    assertionResults: { title: string; fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

export function vitestTally(report: string, exitCode: number): Tally {
  const files = read<VitestReport>(report)?.testResults ?? []
  const tests = files.flatMap(({ name: file, assertionResults }) => assertionResults.map((test) => ({ ...test, file })))
  return settled(exitCode, {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length,
    flakyNames: [],
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ file, fullName, failureMessages = [] }) => failure(`${file}, ${fullName}`, failureMessages)),
      ...files.filter(({ message }) => message).map(({ name, message = '' }) => failure(name, [message])),
    ],
    ...skippedOf(tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(nameOfSkipped)),
  })
}

/** A run is either as root or not, so a test that needs the other case is marked beside its name. */
function nameOfSkipped({ file, title, fullName }: { file: string; title: string; fullName: string }): string {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const before = source
    .slice(0, Math.max(source.indexOf(title), 0))
    .split('\n')
    .slice(-3)
    .join('\n')
  return /root/i.test(before) ? `${fullName} (for root, or for not being root)` : fullName
}

interface PlaywrightTest {
  status: string
  projectName?: string
  results?: { error?: { message?: string } }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: PlaywrightTest[] }[]
}

export function playwrightTally(report: string, exitCode: number): Tally {
  const tests = read<{ suites: PlaywrightSuite[] }>(report)?.suites.flatMap(testsOf) ?? []
  return settled(exitCode, {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: tests.filter(({ status }) => status === 'unexpected').length,
    flakyNames: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    failures: tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ name, results = [] }) => failure(name, [results.at(-1)?.error?.message ?? ''])),
    ...skippedOf(tests.filter(({ status }) => status === 'skipped').map(({ name }) => name)),
  })
}

function testsOf({ suites = [], specs = [] }: PlaywrightSuite): (PlaywrightTest & { name: string })[] {
  return [
    ...suites.flatMap(testsOf),
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, name: nameIn(test, title) }))),
  ]
}

/** The engine comes before the test name. */
function nameIn({ projectName }: PlaywrightTest, title: string): string {
  return projectName ? `[${projectName}] ${title}` : title
}

/** The name and the first lines of the last error message. */
function failure(name: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.at(-1) ?? '').split('\n')
  return [name, ...lines.filter((line) => line.trim()).slice(0, 6)].join('\n    ')
}

function skippedOf(names: string[]): Pick<Tally, 'skipped' | 'skippedNames'> {
  return { skipped: names.length, skippedNames: names }
}

/** A file that does not load fails no test, and a crash writes no report; neither may count as a pass. */
function settled(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}
