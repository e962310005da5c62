/**
 * The data structure of a follow-up flow: steps, and where each answer leads. It is plain data, so that a clinician's
 * correction changes a table and no code.
 */
import type { ItemId, LocalTexts } from '../item.ts'

/** Whether an item that counted in the first stage no longer counts, or still does. */
export type Verdict = 'fine' | 'counts'

export interface Condition {
  /** At least one of these was chosen, or at least `atLeast` of them. */
  readonly any?: readonly string[] | undefined
  readonly atLeast?: number | undefined
  /** None of these was chosen. */
  readonly none?: readonly string[] | undefined
}

/** Branches are tried in order; one without `if` always matches. A branch without `ask` ends the item. */
export interface Branch {
  readonly if?: Condition | undefined
  readonly verdict?: Verdict | undefined
  readonly ask?: string | undefined
}

export interface Step {
  readonly id: string
  /** `one`: exactly one option. `many`: any number of options, including none. */
  readonly kind: 'one' | 'many'
  readonly options: readonly string[]
  readonly branches: readonly Branch[]
  /** The texts of a loaded form: the question, and each option by its name. Our own texts are in the content package. */
  readonly words?: { readonly question: LocalTexts; readonly options: Readonly<Record<string, LocalTexts>> } | undefined
}

export interface Flow {
  readonly item: ItemId
  /** The first step is asked first. */
  readonly steps: readonly Step[]
  /** A point on which public versions of the follow-up disagree: a clinician checks these items first. */
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

/** At least `count` examples are needed. */
export function atLeast(count: number, id: string, options: readonly string[]): Step {
  return many(id, options, [{ if: { any: options, atLeast: count }, verdict: 'fine' }, { verdict: 'counts' }])
}

/** Examples of both kinds: if both were seen, one more question asks which is more frequent. No example counts. */
export function mostOften(id: string, { fine, counts }: BothKinds): Step[] {
  const branches: Branch[] = [
    { if: { none: fine }, verdict: 'counts' },
    { if: { none: counts }, verdict: 'fine' },
    { ask: `${id}_mostly` },
  ]
  return [many(id, [...fine, ...counts], branches), mostly(id)]
}

/** "Cannot tell" still counts, and is discussed with a doctor. */
export function mostly(id: string, after: { readonly fine?: Branch; readonly counts?: Branch } = {}): Step {
  const { fine = { verdict: 'fine' }, counts = { verdict: 'counts' } } = after
  return one(`${id}_mostly`, ['fine', 'counts', 'unknown'], [{ ...fine, if: { any: ['fine'] } }, counts])
}

/** Yes is fine; "not seen" and "cannot tell" still count. */
export function yesIsFine(id: string, next: Branch = { verdict: 'fine' }): Step {
  return one(id, ['yes', 'no', 'unknown'], [{ ...next, if: { any: ['yes'] } }, { verdict: 'counts' }])
}
