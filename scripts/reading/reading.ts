/** The reading ease of every built page with running text. Exit code 1 when a page exceeds a limit. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { translations } from '@ankur/languages/scripts'
import { run } from '../run.ts'
import { isSiteStale, root } from '../site-stamp.ts'
import { easeOf, easiestAge, englishEaseOf, hardest, namesIn, readingAge, type Ease } from './ease.ts'
import { sentencesOf } from './prose.ts'

if (isSiteStale()) {
  const { code } = await run(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: root, show: true })
  if (code !== 0) process.exit(code)
}

const dist = join(root, 'apps/web/dist')
const site = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as { pages: Record<string, { file: string }> }
const pages = Object.entries(site.pages)
  .map(([path, { file }]) => ({
    path,
    isEnglish: !translations.some((language) => path.split('/')[1] === language),
    sentences: sentencesIn(file),
  }))
  // The copy in another language of an English-only page has only one line of its own.
  .filter(({ sentences }) => sentences.length > 1)
const names = namesIn(pages.filter(({ isEnglish }) => isEnglish).flatMap(({ sentences }) => sentences))

let tooHard = 0
let easier = 0
console.log(row('page', 'sentences', 'words each', 'longest', 'grade', 'reading age'))
for (const { path, isEnglish, sentences } of pages) {
  const ease = isEnglish ? englishEaseOf(sentences, names) : easeOf(sentences)
  if (isTooHard(ease)) tooHard += 1
  const { grade, wordsPerSentence, longest } = ease
  const age = grade === undefined ? undefined : readingAge(grade)
  if (age !== undefined && age < easiestAge) easier += 1
  const inEnglish = [grade, age].map((number) => number?.toFixed(1) ?? '')
  const numbers = [String(ease.sentences), wordsPerSentence.toFixed(1), String(longest), ...inEnglish]
  console.log(row(path, ...numbers) + (isTooHard(ease) ? '  too hard' : ''))
}
const rule = `English up to grade ${hardest.grade}, Hindi and Punjabi up to ${hardest.wordsPerSentence} words a sentence`
console.log(`\n${rule}: ${tooHard} of ${pages.length} pages are too hard`)
console.log(`English pages below a reading age of ${easiestAge}: ${easier}`)
process.exitCode = tooHard > 0 ? 1 : 0

function sentencesIn(file: string): readonly string[] {
  return sentencesOf(readFileSync(join(dist, file), 'utf8'))
}

function isTooHard({ grade, wordsPerSentence }: Ease): boolean {
  return grade === undefined ? wordsPerSentence > hardest.wordsPerSentence : grade > hardest.grade
}

function row(page: string, ...numbers: readonly string[]): string {
  return page.padEnd(44) + numbers.map((number) => number.padStart(12)).join('')
}
