/**
 * Parses another questionnaire, from INSTRUMENT_FILE: another wording of the twenty behaviours, or a custom form with its
 * own bands.
 *
 * The official M-CHAT-R text may be shown on a web site only under its authors' licence, whole and
 * unaltered. A file marked as official must therefore name the licence and contain the copyright line.
 */
import type { Flow } from '../follow-up/flow.ts'
import { exampleKeys, type Instrument, type Item, type LocalTexts } from '../instrument.ts'
import { instrumentFile, type InstrumentFile } from './instrument-file.ts'
import { instrumentProblems } from './instrument-problems.ts'
import { screeningLanguages } from '../language.ts'
import { itemKeys, twentyBehaviours, type ItemKey } from '../item-keys.ts'

export type ParsedInstrument = { ok: true; instrument: Instrument } | { ok: false; problems: string[] }

/** Validates an instrument file's content and returns all problems at once. */
export function parseInstrument(content: unknown): ParsedInstrument {
  const parsed = instrumentFile.safeParse(content)
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`) }
  }
  const problems = instrumentProblems(parsed.data)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, instrument: toInstrument(parsed.data) }
}

function toInstrument(file: InstrumentFile): Instrument {
  return {
    id: file.form,
    version: file.version,
    official: file.official_text,
    ...rulesOf(file),
    languages: file.languages,
    notice: defined(file.notice ?? {}),
    howToAnswer: defined(file.how_to_answer ?? {}),
    allowsExamples: file.examples ?? false,
    allowsReadAloud: file.read_aloud ?? false,
    copyright: file.copyright?.trim() || null,
  }
}

/** Which answers count and what a total means: for the twenty behaviours as published, in any wording. */
function rulesOf(file: InstrumentFile): Pick<Instrument, 'behaviours' | 'bands' | 'followUp' | 'ages' | 'items'> {
  if (!file.bands) return { ...twentyBehaviours, items: itemKeys.map((key, at) => reworded(key, file, at)) }
  return {
    behaviours: 'own',
    bands: file.bands,
    followUp: file.follow_up ? { countsFrom: file.follow_up.counts_from, flows: file.follow_up.items.map(toFlow) } : null,
    ages: file.ages ?? twentyBehaviours.ages,
    items: file.items.map(({ strength, talk, label, ...item }): Item => {
      const lines = Object.entries({ strength, talk, label }).map(([key, given]) => [key, given && defined(given)])
      return defined({ ...item, ...(Object.fromEntries(lines) as Partial<Pick<Item, 'strength' | 'talk' | 'label'>>) })
    }),
  }
}

/** The optional text fields of an item in a file. */
const itemTexts = screeningLanguages.flatMap((language) => [language, exampleKeys[language]] as const)

function reworded({ id, domain, concernAnswer }: ItemKey, { items }: InstrumentFile, at: number): Item {
  const file = items[at]
  const texts = file && Object.fromEntries(itemTexts.map((key) => [key, file[key]]))
  return { id, concernAnswer, ...defined({ domain, ...texts }) }
}

type FlowFile = NonNullable<InstrumentFile['follow_up']>['items'][number]

function toFlow({ item, steps }: FlowFile): Flow {
  return {
    item,
    steps: steps.map(({ id, kind, options, branches, ...question }) => ({
      id,
      kind,
      options: options.map((option) => option.id),
      branches: branches.map((branch) => defined({ ...branch, if: branch.if && defined(branch.if) })),
      words: {
        question: defined(question),
        options: Object.fromEntries(options.map(({ id: option, ...words }): [string, LocalTexts] => [option, defined(words)])),
      },
    })),
  }
}

type Defined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key]
} & { [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined> }

function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>
}
