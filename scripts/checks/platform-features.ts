/**
 * No page may need more than the stated browsers support: features that the sources use in scripts, markup and style sheets
 * are looked up by name in the table of the web platform (`web-features`). A name that several interfaces have is taken for
 * the oldest of them, so there are no false positives, but some false negatives. Newer features with a fallback are listed
 * in `newer-features.ts`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Features } from './features/features.ts'
import { newerFeatures } from './features/newer-features.ts'
import { namesInScript, namesInSheet } from './features/names-used.ts'

const scripts = ['apps/web/src/**/*.{ts,tsx}', 'packages/{accounts,blocks,content,games,screening,talk,uploads}/src/**/*.ts']
const sheets = ['apps/web/src/**/*.css']
const isTest = /(\.test\.tsx?|test-\w+\.ts)$/

export function checkPlatformFeatures(root: string): string[] {
  const features = new Features()
  const used = new Map<string, string>()
  const look = (patterns: string[], names: (file: string, text: string) => Iterable<string>) => {
    for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((each) => !isTest.test(each))) {
      for (const name of names(file, readFileSync(join(root, file), 'utf8')))
        for (const key of features.newerThanStated(name))
          if (!used.has(key) && !used.has(key.replace(/\.[^.]+$/, ''))) used.set(key, file)
    }
  }
  look(scripts, namesInScript)
  look(sheets, namesInSheet)
  return [
    ...[...used]
      .filter(([key]) => !(key in newerFeatures))
      .map(([key, file]) => `${file}: ${key} is newer than the stated browsers (${features.since(key)})`),
    ...Object.keys(newerFeatures)
      .filter((key) => !used.has(key))
      .map((key) => `scripts/checks/features/newer-features.ts: nothing uses ${key} any more`),
  ]
}
