/**
 * `npm run structure` prints figures of the structure of the repository: how many TypeScript files are short, which folders
 * and files are large, and cycles of imports. It only reports.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findFeatureCycles } from './checks/import-rules.ts'
import { run } from './run.ts'
import { root } from './site-stamp.ts'

const SHORT_LINES = 30
const MOST_LINES = 300
const MOST_FILES = 30

const kinds = ['messages', 'tests', 'parts', 'package index', 'others'] as const
type Kind = (typeof kinds)[number]

export interface Figures {
  readonly typescript: number
  /** TypeScript files under 30 lines, by kind. */
  readonly short: Readonly<Record<Kind, number>>
  /** Folders that contain more than 30 files of code themselves, with that number. */
  readonly fullFolders: readonly (readonly [folder: string, files: number])[]
  /** Files of code over 300 lines, with that number. */
  readonly longFiles: readonly (readonly [path: string, lines: number])[]
}

/** Files that git tracks or would add; in an unpacked archive without git, everything except generated folders. */
export async function ownFiles(folder: string): Promise<string[]> {
  const list = run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: folder })
  const { code, output } = await list.catch(() => ({ code: 1, output: '' }))
  if (code === 0) return output.split('\n').filter(Boolean)
  return globSync('**', { cwd: folder, exclude: ['**/node_modules/**', '**/dist/**', 'data/**'] })
}

/** The figures of files of code, given with their numbers of lines. */
export function figuresOf(lines: ReadonlyMap<string, number>): Figures {
  const short = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  const folders = new Map<string, number>()
  const typescript = [...lines].filter(([path]) => isTypescript(path))
  for (const [path, count] of typescript) if (count < SHORT_LINES) short[kindOf(path)] += 1
  for (const path of lines.keys()) folders.set(posix.dirname(path), (folders.get(posix.dirname(path)) ?? 0) + 1)
  return {
    typescript: typescript.length,
    short,
    fullFolders: over(folders, MOST_FILES),
    longFiles: over(lines, MOST_LINES),
  }
}

function isTypescript(path: string): boolean {
  return /\.tsx?$/.test(path)
}

function kindOf(path: string): Kind {
  const name = posix.basename(path).replace(/\.tsx?$/, '')
  if (/\.(test|spec|journey)$/.test(name)) return 'tests'
  if (path.includes('/words/') || name.endsWith('-words')) return 'messages'
  if (name === 'part') return 'parts'
  return name === 'index' ? 'package index' : 'others'
}

/** The largest first. */
function over(counts: ReadonlyMap<string, number>, most: number): [string, number][] {
  return [...counts].filter(([, count]) => count > most).toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b))
}

export function report({ typescript, short, fullFolders, longFiles }: Figures, cycles: readonly string[]): string[] {
  const total = kinds.reduce((sum, kind) => sum + short[kind], 0)
  return [
    `${typescript} TypeScript files, ${total} of them under ${SHORT_LINES} lines: ${kinds.map((kind) => `${kind} ${short[kind]}`).join(', ')}`,
    `${fullFolders.length} folders with more than ${MOST_FILES} files of code`,
    ...fullFolders.map(([folder, files]) => `  ${files} ${folder}`),
    `${longFiles.length} files over ${MOST_LINES} lines`,
    ...longFiles.map(([path, count]) => `  ${count} ${path}`),
    `${cycles.length} cycles of imports between features`,
    ...cycles.map((cycle) => `  ${cycle}`),
  ]
}

if (import.meta.main) {
  const paths = (await ownFiles(root)).filter((path) => /\.(tsx?|css)$/.test(path) && existsSync(join(root, path)))
  const lines = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8').split('\n').length - 1]))
  for (const line of report(figuresOf(lines), findFeatureCycles(root))) console.log(line)
}
