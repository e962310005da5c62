/** The text of a report; loaded when there is one to show. */
import { fill } from '@ankur/content'
import type { scratchFiles } from '@ankur/content/words/en/creator/files'
import type { ReadProblem } from './read.ts'
import { amounts, type Amounts, type ExportReport, type ImportReport, type Placeholder } from './report.ts'

export type ReportWords = Readonly<Record<keyof typeof scratchFiles, string>>

/** Headings with their sentences; a section without sentences is left out. */
export interface ReportPart {
  readonly heading: string
  readonly sentences: readonly string[]
}

export function importSentences({ came, placeholders, notes, here }: ImportReport, words: ReportWords): ReportPart[] {
  return parts([
    [words.came_heading, amountSentences(came, words)],
    [words.kept_heading, placeholders.map((each) => placeholderSentence(each, words))],
    [words.changed_heading, notes.map(({ code, count, names }) => withNames(fill(words[`note_${code}`], { n: count }), names))],
    [words.here_heading, here.map((difference) => words[`here_${difference}`])],
  ])
}

export function exportSentences({ went, placeholders, refused, there, missing }: ExportReport, words: ReportWords): ReportPart[] {
  const known = placeholders.filter(({ extension }) => extension !== null && !refused.includes(extension))
  // Every block of Scratch's own categories is known here: others do not run there either.
  const unknown = placeholders.filter(({ extension }) => extension === null)
  return parts([
    [words.refused_heading, refused.map((extension) => fill(words.refused, { extension }))],
    [words.went_heading, amountSentences(went, words)],
    [words.again_heading, known.map((each) => placeholderSentence(each, words))],
    [words.changed_heading, missing.length > 0 ? [withNames(fill(words.missing, { n: missing.length }), missing)] : []],
    [
      words.there_heading,
      [
        ...unknown.map(({ count }) => fill(words.placeholders_nowhere, { n: count })),
        ...there.map((difference) => words[`there_${difference}`]),
      ],
    ],
  ])
}

/** Why a file could not be opened. */
export function problemSentence(problem: ReadProblem, words: ReportWords): string {
  return words[`problem_${problem}`]
}

function parts(found: readonly (readonly [heading: string, sentences: readonly string[]])[]): ReportPart[] {
  return found.flatMap(([heading, sentences]) => (sentences.length > 0 ? { heading, sentences } : []))
}

function amountSentences(found: Amounts, words: ReportWords): string[] {
  return amounts.flatMap((amount) => (found[amount] > 0 ? fill(words[`amount_${amount}`], { n: found[amount] }) : []))
}

function placeholderSentence({ extension, count }: Placeholder, words: ReportWords): string {
  if (extension === null) return fill(words.placeholders_unknown, { n: count })
  return fill(words.placeholders_extension, { n: count, extension: extensionName(extension, words) })
}

/** Scratch's names of the common extensions; for others, the name in the file. */
function extensionName(extension: string, words: ReportWords): string {
  const named: Readonly<Record<string, string>> = {
    pen: words.extension_pen,
    music: words.extension_music,
    text2speech: words.extension_speech,
    translate: words.extension_translate,
    videoSensing: words.extension_video,
  }
  return Object.hasOwn(named, extension) ? (named[extension] ?? extension) : extension
}

function withNames(sentence: string, names: readonly string[]): string {
  return names.length > 0 ? `${sentence} ${names.join(', ')}` : sentence
}
