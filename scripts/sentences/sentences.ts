/**
 * Writes every sentence that people read into a folder, for each language one file per feature, each line with its key:
 * `npm run sentences -- FOLDER` (default: a temporary folder), for proofreading.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { languages, type Language } from '@ankur/languages'
import { root } from '../site-stamp.ts'
import { sentencesInArticle, sentencesInSource, type FoundSentence } from './find-sentences.ts'

const codes = languages.join('|')
const inLanguage = new RegExp(String.raw`/(${codes})(?:/|\.ts$)`)
const messageFolder = new RegExp(`/(?:words|texts)/(?:${codes})/`)
const languageFile = new RegExp(String.raw`/(?:${codes})(?=\.(?:ts|mdx)$)`)

/** These exist in English only. */
const englishOnly = /content\/(src\/pages\/|src\/english-claims\.ts|articles\/)/

const folder = process.argv[2] ?? join(tmpdir(), 'ankur-sentences')
const files = globSync(['packages/*/src/**/*.ts', 'packages/content/articles/*/{claims.ts,*.mdx}'], {
  cwd: root,
  // The last files contain words that the product may never use.
  exclude: ['**/*.test.ts', '**/vectors/**', 'packages/screening/src/texts/*/index.ts'],
}).toSorted()

const features = new Map<string, FoundSentence[]>()
for (const file of files) {
  const source = readFileSync(join(root, file), 'utf8')
  const found = file.endsWith('.mdx')
    ? sentencesInArticle(source, articleLanguageOf(file))
    : sentencesInSource(file, source, languageOf(file))
  for (const each of found) {
    const name = `${each.language}/${featureOf(file)}`
    features.set(name, [...(features.get(name) ?? []), each])
  }
}

for (const language of languages) rmSync(join(folder, language), { recursive: true, force: true })
for (const [name, found] of features) {
  const path = join(folder, `${name}.txt`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, found.map(({ key, text }) => `${key}\t${text.replaceAll('\n', ' ')}\n`).join(''))
}
for (const language of languages) {
  const counts = [...features].filter(([name]) => name.startsWith(`${language}/`)).map(([, found]) => found.length)
  console.log(`${language}: ${counts.reduce((sum, count) => sum + count, 0)} sentences in ${counts.length} files`)
}
console.log(`They are in ${folder}.`)

/** The language that a file or its folder is named after. */
function languageOf(file: string): Language | undefined {
  const named = inLanguage.exec(file)?.[1]
  if (named !== undefined) return named as Language
  return englishOnly.test(file) ? 'en' : undefined
}

/** `…/articles/what-is-autism/hi.mdx` */
function articleLanguageOf(file: string): Language {
  return languages.find((language) => file.endsWith(`/${language}.mdx`)) ?? 'en'
}

/** `content/words/en/site/home.ts` is `content-site-home`: the same name in each language. */
function featureOf(file: string): string {
  return file
    .replace(/^packages\//, '')
    .replace(/\/src\//, '/')
    .replace(messageFolder, '/')
    .replace(languageFile, '/text')
    .replace(/\.(ts|mdx)$/, '')
    .replaceAll('/', '-')
}
