/** Finds errors in an instrument file that the schema cannot express, each reported under its field. */
import { isItemId } from '../instrument.ts'
import type { Language } from '../language.ts'
import type { InstrumentFile } from './instrument-file.ts'
import { itemKeys } from '../item-keys.ts'
import { plainId } from '../plain-words/plain-name.ts'

type ItemFlow = NonNullable<InstrumentFile['follow_up']>['items'][number]
type StepFile = ItemFlow['steps'][number]

export function instrumentProblems(file: InstrumentFile): string[] {
  const rules = file.bands ? [...ownItemProblems(file), ...bandProblems(file), ...followUpProblems(file)] : twentyProblems(file)
  return [...licenceProblems(file), ...rules, ...languageProblems(file)]
}

function licenceProblems(file: InstrumentFile): string[] {
  if (!file.official_text) return []
  const problems: string[] = []
  if (!file.copyright?.trim()) problems.push('copyright: needed with official_text')
  if (!file.licence_ref?.trim()) problems.push('licence_ref: needed with official_text')
  return problems
}

/** The analysis refers to behaviours by number, so another wording must not reorder or invert them. */
function twentyProblems({ items, ages, follow_up }: InstrumentFile): string[] {
  const problems: string[] = []
  if (items.length !== itemKeys.length) problems.push(`items: ${items.length} instead of 20; a form of its own needs bands`)
  for (const [index, ours] of itemKeys.entries()) {
    const theirs = items[index]
    if (!theirs) continue
    if (theirs.id !== ours.id) problems.push(`items.${index}.id: ${theirs.id} instead of ${ours.id}`)
    if (theirs.concernAnswer !== ours.concernAnswer) problems.push(`items.${index}.concernAnswer: must be ${ours.concernAnswer}`)
  }
  if (ages) problems.push('ages: only with bands')
  if (follow_up) problems.push('follow_up: only with bands')
  return problems
}

function ownItemProblems({ form, items }: InstrumentFile): string[] {
  const ids = items.map(({ id }) => id)
  return [
    ...(form === plainId ? [`form: ${form} is the name of our own questions`] : []),
    ...(items.length === 0 ? ['items: none'] : []),
    ...ids.flatMap((id, index) => (isItemId(id) ? [] : [`items.${index}.id: must be a whole number from 1 to 999`])),
    ...ids.flatMap((id, index) => (ids.indexOf(id) === index ? [] : [`items.${index}.id: ${id} is there twice`])),
  ]
}

function bandProblems({ bands, ages, items, follow_up }: InstrumentFile): string[] {
  if (!bands) return []
  const problems: string[] = []
  if (bands.medium < 2) problems.push('bands.medium: must be 2 or more, so that 0 and 1 are low')
  if (bands.high < bands.medium) problems.push('bands.high: must not be under bands.medium')
  if (bands.high > items.length) problems.push(`bands.high: more than the ${items.length} items`)
  if (bands.medium < bands.high && !follow_up) problems.push('follow_up: needed for the totals from bands.medium to bands.high')
  if (bands.medium === bands.high && follow_up)
    problems.push('follow_up: there are no totals between bands.medium and bands.high')
  if (ages && ages.from > ages.to) problems.push('ages.to: must not be under ages.from')
  return problems
}

function followUpProblems({ items, follow_up }: InstrumentFile): string[] {
  if (!follow_up) return []
  const flows = follow_up.items
  const missing = items.filter(({ id }) => !flows.some(({ item }) => item === id))
  return [
    ...(follow_up.counts_from < 1 ? ['follow_up.counts_from: must be 1 or more'] : []),
    ...missing.map(({ id }) => `follow_up.items: none for item ${id}`),
    ...flows.flatMap((flow, index) => flowProblems(flow, `follow_up.items.${index}`)),
    ...flows.flatMap(({ item }, index) =>
      items.some(({ id }) => id === item) && flows.findIndex((each) => each.item === item) === index
        ? []
        : [`follow_up.items.${index}.item: ${item} is no item, or is there twice`],
    ),
  ]
}

/** Steps only lead forward, so every path ends; and every end has a verdict. */
function flowProblems({ steps }: ItemFlow, place: string): string[] {
  const shape = steps.flatMap((step, at) => stepProblems(step, { place: `${place}.steps.${at}`, later: steps.slice(at + 1) }))
  const twice = steps.filter(({ id }, at) => steps.findIndex((each) => each.id === id) !== at)
  const problems = [...shape, ...twice.map(({ id }) => `${place}.steps: ${id} is there twice`)]
  return problems.length === 0 && endsUndecided(steps, false) ? [`${place}.steps: a path ends without a verdict`] : problems
}

function stepProblems(step: StepFile, { place, later }: { place: string; later: readonly StepFile[] }): string[] {
  const options = step.options.map(({ id }) => id)
  const problems = new Set(options).size < options.length ? [`${place}.options: one is there twice`] : []
  if (step.branches.at(-1)?.if) problems.push(`${place}.branches: the last one must have no "if"`)
  for (const [index, { if: condition, ask }] of step.branches.entries()) {
    const unknown = [...(condition?.any ?? []), ...(condition?.none ?? [])].filter((option) => !options.includes(option))
    for (const option of unknown) problems.push(`${place}.branches.${index}.if: no option ${option}`)
    if (ask !== undefined && !later.some(({ id }) => id === ask)) {
      problems.push(`${place}.branches.${index}.ask: no later step ${ask}`)
    }
  }
  return problems
}

function endsUndecided(steps: readonly StepFile[], isDecided: boolean): boolean {
  const [step] = steps
  if (!step) return !isDecided
  return step.branches.some(({ verdict, ask }) => {
    const decided = isDecided || verdict !== undefined
    const next = ask === undefined ? [] : steps.slice(steps.findIndex(({ id }) => id === ask))
    return endsUndecided(next, decided)
  })
}

function languageProblems(file: InstrumentFile): string[] {
  const steps = (file.follow_up?.items ?? []).flatMap(({ steps: each }, flow) =>
    each.map((step, at) => ({ step, place: `follow_up.items.${flow}.steps.${at}` })),
  )
  return file.languages.flatMap((language) => [
    ...file.items.flatMap((item, index) => missingText(item, language, `items.${index}`)),
    ...steps.flatMap(({ step, place }) => missingText(step, language, place)),
    ...steps.flatMap(({ step, place }) =>
      step.options.flatMap((option, index) => missingText(option, language, `${place}.options.${index}`)),
    ),
  ])
}

function missingText(texts: { readonly [L in Language]?: string | undefined }, language: Language, place: string): string[] {
  return texts[language] === undefined ? [`${place}.${language}: missing`] : []
}
