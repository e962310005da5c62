/**
 * The shape of a follow-up flow: steps, and what each answer to a step leads to. Plain data, so that a clinician's
 * correction changes a table and no code.
 */
import type { ItemId, LocalTexts } from '../item.ts'

/** Whether an item that counted at first no longer counts, or still does. */
export type Verdict = 'fine' | 'counts'

export interface Condition {
  /** At least one of these was chosen, or as many as `atLeast` says. */
  readonly any?: readonly string[] | undefined
  readonly atLeast?: number | undefined
  /** None of these was chosen. */
  readonly none?: readonly string[] | undefined
}

/** Branches are tried in their order; one without `if` always fits. Without `ask` the item ends here. */
export interface Branch {
  readonly if?: Condition | undefined
  readonly verdict?: Verdict | undefined
  readonly ask?: string | undefined
}

export interface Step {
  readonly id: string
  /** `one`: exactly one option is chosen. `many`: any number, also none. */
  readonly kind: 'one' | 'many'
  readonly options: readonly string[]
  readonly branches: readonly Branch[]
  /** The words of a loaded form: the question, and each option by its name. Ours stand in the content package. */
  readonly words?: { readonly question: LocalTexts; readonly options: Readonly<Record<string, LocalTexts>> } | undefined
}

export interface Flow {
  readonly item: ItemId
  /** The first is asked first. */
  readonly steps: readonly Step[]
  /** What public versions of the follow-up do not agree on: a clinician looks at these items first. */
  readonly openPoint?: string | undefined
}

interface BothKinds {
  readonly fine: readonly string[]
  readonly counts: readonly string[]
}

export function many(id: string, options: readonly string[], branches: readonly Branch[]): Step {
  return { id, kind: 'many', options, branches }
}

export function one(id: string, options: readonly string[], branches: readonly Branch[]): Step {
  return { id, kind: 'one', options, branches }
}

/** Any one example is enough. */
export function anyOf(id: string, options: readonly string[], others: readonly string[] = []): Step {
  return many(id, [...options, ...others], [{ if: { any: options }, verdict: 'fine' }, { verdict: 'counts' }])
}

/** So many examples are needed. */
export function atLeast(count: number, id: string, options: readonly string[]): Step {
  return many(id, options, [{ if: { any: options, atLeast: count }, verdict: 'fine' }, { verdict: 'counts' }])
}

/** Examples of both kinds: when both are seen, one more question asks which is more often. No example at all counts. */
export function mostOften(id: string, { fine, counts }: BothKinds): Step[] {
  const branches: Branch[] = [
    { if: { none: fine }, verdict: 'counts' },
    { if: { none: counts }, verdict: 'fine' },
    { ask: `${id}_mostly` },
  ]
  return [many(id, [...fine, ...counts], branches), mostly(id)]
}

/** What a parent cannot tell keeps counting, and is talked about with a doctor. */
export function mostly(id: string, after: { readonly fine?: Branch; readonly counts?: Branch } = {}): Step {
  const { fine = { verdict: 'fine' }, counts = { verdict: 'counts' } } = after
  return one(`${id}_mostly`, ['fine', 'counts', 'unknown'], [{ ...fine, if: { any: ['fine'] } }, counts])
}

/** Yes is fine; what was not seen, or cannot be told, keeps counting. */
export function yesIsFine(id: string, next: Branch = { verdict: 'fine' }): Step {
  return one(id, ['yes', 'no', 'unknown'], [{ ...next, if: { any: ['yes'] } }, { verdict: 'counts' }])
}
