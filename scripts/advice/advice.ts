/**
 * `npm run advice` writes the decision table as Markdown for a clinician, in three languages, to standard output; `npm run
 * advice -- --tsv` prints every combination of facts, one per line.
 */
import { languageNames } from '@ankur/languages'
import { type AdviceWords, type Language, screeningLanguages } from '@ankur/screening'
import { type Advice, adviceHeadlines, adviceSteps } from '@ankur/screening/advice/advice'
import { adviceWords } from '@ankur/screening/texts/every-language'
import type { AdviceFacts } from '@ankur/screening/advice/advice-facts'
import { adviceTableLines, allAdviceFacts } from '@ankur/screening/advice/advice-table'
import { decideAdvice } from '@ankur/screening/advice/decide-advice'

type Key = keyof AdviceWords
type Dictionaries = Readonly<Record<Language, AdviceWords>>

interface Result {
  readonly advice: Advice
  readonly rows: AdviceFacts[]
}

const facts = ['outcome', 'lost', 'worry', 'sibling', 'hearing', 'walks', 'age'] as const

/**
 * The decision table in Markdown, for a clinician: the sentences in three languages side by side, then, for each headline,
 * every different result with the facts that lead to it.
 */
async function advicePage(): Promise<string> {
  const words = adviceWords
  const results = distinct()
  const rows = results.reduce((sum, each) => sum + each.rows.length, 0)
  const lines = (Object.keys(words.en) as Key[]).filter((key) => !/^(headline|sentence|step)_/.test(key))
  return [
    '# What a family is told',
    `${rows} combinations of facts, ${results.length} different results. Not yet checked by a clinician.`,
    '`{date}` is the day of the result and 7 days (this week) or 14 days (in the next 2 weeks).',
    '## Headlines, each with its sentence',
    table(
      words,
      adviceHeadlines.map((id) => [id, [`headline_${id}`, `sentence_${id}`]]),
    ),
    '## Steps, each with its line',
    table(
      words,
      adviceSteps.map((id) => [id, [`step_${id}`, `step_${id}_line`]]),
    ),
    '## Lines',
    table(
      words,
      lines.map((key) => [key, [key]]),
    ),
    '## The advice for each combination of facts',
    'Each row: the facts (every value with this result; a fact that is not listed can have any value), when, the steps in order, what to say besides, and what is shown.',
    ...adviceHeadlines.flatMap((headline) => section(headline, results, words)),
  ].join('\n\n')
}

function table(words: Dictionaries, rows: readonly (readonly [string, readonly string[]])[]): string {
  const cellOf = (language: Language, [first, second]: readonly string[]) =>
    second ? `**${words[language][first as Key]}** ${words[language][second as Key]}` : words[language][first as Key]
  return [
    `| | ${screeningLanguages.map((language) => languageNames[language]).join(' | ')} |`,
    '|---|---|---|---|',
    ...rows.map(([id, keys]) => `| ${id} | ${screeningLanguages.map((language) => cellOf(language, keys)).join(' | ')} |`),
  ].join('\n')
}

function section(headline: Advice['headline'], all: readonly Result[], words: Dictionaries): string[] {
  const results = all.filter(({ advice }) => advice.headline === headline)
  const lines = results.map(({ advice: { urgency, steps, tell, count, fewLine, wordsRule, scale }, rows }) => {
    const shown = { count, 'few signs': fewLine, 'words rule': wordsRule, scale }
    const isShown = Object.entries(shown).flatMap(([name, holds]) => (holds ? [name] : []))
    return `| ${factsOf(rows)} | ${urgency} | ${steps.join(', ')} | ${tell.join(', ')} | ${isShown.join(', ')} |`
  })
  const head = '| facts | when | steps | say besides | shown |\n|---|---|---|---|---|'
  return [`### ${words.en[`headline_${headline}`]} (${headline})`, [head, ...lines].join('\n')]
}

/** The results in the order of their first combination. */
function distinct(): Result[] {
  const results = new Map<string, Result>()
  for (const each of allAdviceFacts()) {
    const advice = decideAdvice(each)
    const key = JSON.stringify(advice)
    const result = results.get(key) ?? { advice, rows: [] }
    result.rows.push(each)
    results.set(key, result)
  }
  return [...results.values()]
}

/** The values of each fact among these combinations; a fact that takes every value is not listed. */
function factsOf(rows: readonly AdviceFacts[]): string {
  const valuesOf = (some: readonly AdviceFacts[], fact: (typeof facts)[number]) => new Set(some.map((row) => String(row[fact])))
  const all = allAdviceFacts()
  const named = facts.flatMap((fact) => {
    const values = valuesOf(rows, fact)
    return values.size === valuesOf(all, fact).size ? [] : [`${fact} ${[...values].join(' or ')}`]
  })
  return named.join('; ')
}

console.log(process.argv.includes('--tsv') ? adviceTableLines().join('\n') : await advicePage())
