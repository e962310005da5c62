import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Verdict } from './follow-up/flow.ts'
import { flows, flowsOf } from './follow-up/flows.ts'
import {
  answersOnPath,
  finalOutcome,
  type FollowUpAnswer,
  followUpState,
  hearingTest,
  isFinished,
  mergeFollowUp,
  nextQuestion,
  parseFollowUp,
  questionOf,
  remainingItems,
  walkItem,
} from './follow-up.ts'
import { idsOf, type ItemId } from './instrument.ts'
import { plainWords } from './texts/every-language.ts'

const itemIds = idsOf(plainWords)
const flowsOfItems = (...items: ItemId[]) => flowsOf(plainWords, items)

interface Path {
  readonly answers: readonly FollowUpAnswer[]
  readonly verdict: Verdict | null
}

/** Every path through one item: each single option, and each set of options for multiple-choice steps. */
function* pathsOf(item: ItemId, before: readonly FollowUpAnswer[] = []): Generator<Path> {
  const [flow] = flowsOfItems(item)
  if (!flow) return
  const { next, verdict } = walkItem(flow, before)
  if (!next) {
    yield { answers: before, verdict }
    return
  }
  const choices = next.kind === 'one' ? next.options.map((option) => [option]) : subsets(next.options)
  for (const chosen of choices) yield* pathsOf(item, [...before, { question: next.id, chosen }])
}

function subsets(options: readonly string[]): string[][] {
  return Array.from({ length: 2 ** options.length }, (_, bits) => options.filter((_option, place) => bits & (1 << place)))
}

type Chose = (step: string, ...options: string[]) => boolean

interface AnswerCase {
  /** Whether one of these options was chosen; without options, whether any was. */
  readonly chose: Chose
  readonly count: (step: string) => number
}

function answerCase(item: ItemId, answers: readonly FollowUpAnswer[]): AnswerCase {
  const chosen = (step: string) => answers.find(({ question }) => question === `${item}.${step}`)?.chosen ?? []
  return {
    chose: (step, ...options) => chosen(step).some((option) => options.length === 0 || options.includes(option)),
    count: (step) => chosen(step).length,
  }
}

/** If both kinds were chosen, the more frequent one decides; "cannot tell" counts. */
function mostOften({ chose }: AnswerCase, step: string, fine: string[], counts: string[]): boolean {
  if (!chose(step, ...fine)) return false
  return !chose(step, ...counts) || chose(`${step}_mostly`, 'fine')
}

const isNo = ({ chose }: AnswerCase, step: string) => chose(step, 'no') || chose(`${step}_mostly`, 'fine')
const isYes = ({ chose }: AnswerCase, step: string) => chose(step, 'yes') || chose(`${step}_mostly`, 'fine')

/** The published rule written independently of the flows: when is an item fine? */
const fineWhen: Readonly<Record<ItemId, (given: AnswerCase) => boolean>> = {
  1: (given) => mostOften(given, 'what', ['looks', 'points', 'says', 'see'], ['no_turn', 'wander', 'finger']),
  2: (given) => isNo(given, 'sounds') && isNo(given, 'people'),
  3: ({ chose }) => chose('which'),
  4: ({ chose }) => chose('what'),
  5: ({ chose }) =>
    chose('what', 'wiggles', 'close', 'side', 'flaps') ? chose('often', 'no') : chose('what', 'own_hands', 'peekaboo'),
  6: (given) => given.chose('how', 'points') || isYes(given, 'show_me'),
  7: ({ chose }) => chose('how', 'points') && chose('purpose', 'also_show'),
  8: ({ chose }) => chose('what') && chose('half', 'yes'),
  9: ({ chose }) => chose('brings') && chose('purpose', 'also_show'),
  10: (given) => mostOften(given, 'what', ['looks', 'sound', 'stops'], ['nothing', 'carries_on', 'face', 'touch']),
  11: (given) => mostOften(given, 'what', ['back', 'enter', 'return'], ['all', 'toy', 'nothing']),
  12: (given) =>
    given.count('sounds') < 2 || mostOften(given, 'reaction', ['covers_calm', 'tells'], ['screams', 'cries', 'covers_upset']),
  13: (given) => isYes(given, 'walks'),
  14: ({ chose, count }) => count('when') >= 2 || (count('when') === 1 && chose('daily', 'yes') && chose('five', 'yes')),
  15: ({ count }) => count('what') >= 2,
  16: (given) => mostOften(given, 'what', ['looks', 'points', 'around'], ['no_notice', 'face']),
  17: ({ chose }) => chose('how'),
  18: ({ chose }) => chose('no_clue'),
  19: ({ chose }) => chose('face'),
  20: ({ chose }) => chose('joy', 'laughs', 'talks', 'arms', 'other'),
}

for (const item of itemIds) {
  test(`every path of item ${item} ends with the verdict of the published rule`, () => {
    let paths = 0
    for (const { answers, verdict } of pathsOf(item)) {
      paths += 1
      const expected = fineWhen[item]?.(answerCase(item, answers)) ? 'fine' : 'counts'
      if (verdict !== expected) expect.fail(`${JSON.stringify(answers)}: ${verdict} instead of ${expected}`)
    }
    expect(paths).toBeGreaterThan(2)
  })
}

test('every step of every flow is reached, and every branch leads to a step that exists', () => {
  expect(flows.map(({ item }) => item)).toEqual(itemIds)
  for (const { item, steps } of flows) {
    const reached = new Set<string>()
    for (const { answers } of pathsOf(item)) for (const { question } of answers) reached.add(question)
    expect([...reached].toSorted()).toEqual(steps.map(({ id }) => `${item}.${id}`).toSorted())
    const named = new Set(steps.map(({ id }) => id))
    for (const { branches } of steps) for (const { ask } of branches) expect(ask === undefined || named.has(ask)).toBe(true)
  }
})

test('every path of item 2 asks about the hearing test', () => {
  for (const { answers } of pathsOf(2)) expect(hearingTest(answers)).toMatch(/^(normal|low|unclear|not_tested)$/)
  expect(hearingTest([])).toBe(null)
})

test('items 5, 8, 14 and 18 have a note for the clinician, and no others do', () => {
  expect(flows.filter(({ openPoint }) => openPoint).map(({ item }) => item)).toEqual([5, 8, 14, 18])
})

test('a "yes" to interest in other children also needs an example and "more than half the time"', () => {
  const flows = flowsOfItems(8)
  const yes = { question: '8.interest', chosen: ['yes'] }
  expect(nextQuestion(flows, [yes])?.id).toBe('8.what')
  const example = [yes, { question: '8.what', chosen: ['watches'] }]
  expect(nextQuestion(flows, example)?.id).toBe('8.half')
  expect(remainingItems(flows, [yes, { question: '8.what', chosen: [] }])).toEqual([8])
  expect(remainingItems(flows, [...example, { question: '8.half', chosen: ['no'] }])).toEqual([8])
  expect(remainingItems(flows, [...example, { question: '8.half', chosen: ['yes'] }])).toEqual([])
})

test('a follow-up finished under the old rule about other children keeps its result', () => {
  expect(remainingItems(flowsOfItems(8), [{ question: '8.interest', chosen: ['yes'] }])).toEqual([])
})

test('requests without a clue are asked about even if the child follows none with a clue', () => {
  const flows = flowsOfItems(18)
  const none = { question: '18.clue', chosen: [] }
  expect(nextQuestion(flows, [none])?.id).toBe('18.no_clue')
  expect(remainingItems(flows, [none, { question: '18.no_clue', chosen: [] }])).toEqual([18])
})

/** Item 12 has 55,000 paths: a few hundred are enough here. */
const paths: readonly Path[][] = itemIds.map((item) =>
  [...pathsOf(item)].filter((_path, place) => place < 60 || place % 97 === 0),
)

/** Some counted items, each with one of its paths. */
const anyFollowUp = fc
  .uniqueArray(fc.constantFrom(...itemIds), { minLength: 3, maxLength: 7 })
  .map((items) => items.toSorted((a, b) => a - b))
  .chain((items) =>
    fc.tuple(fc.constant(flowsOfItems(...items)), fc.tuple(...items.map((item) => fc.constantFrom(...(paths[item - 1] ?? []))))),
  )

test('items are asked in number order, each to its end, even if many already count', () => {
  fc.assert(
    fc.property(anyFollowUp, ([flows, walked]) => {
      const answers: FollowUpAnswer[] = []
      const all = walked.flatMap((path) => path.answers)
      for (const expected of all) {
        expect(nextQuestion(flows, answers)?.id).toBe(expected.question)
        expect(isFinished(flows, answers)).toBe(false)
        answers.push(expected)
      }
      expect(isFinished(flows, answers)).toBe(true)
      const counting = flows.filter((_flow, place) => walked[place]?.verdict === 'counts')
      expect(remainingItems(flows, answers)).toEqual(counting.map(({ item }) => item))
    }),
    { numRuns: 300, seed: 4 },
  )
})

test('answering on two devices in turn gives the same result as on one', () => {
  fc.assert(
    fc.property(anyFollowUp, fc.integer({ min: 0, max: 2 ** 20 }), ([flows, walked], bits) => {
      const all = walked.flatMap((path) => path.answers)
      let stored: FollowUpAnswer[] = []
      // Each device reads the stored answers and adds some; the second device sends the first one's answers again.
      for (const [place, answer] of all.entries()) {
        const repeated = bits & (1 << (place % 20)) ? all.slice(0, place + 1) : [answer]
        stored = mergeFollowUp(flows, stored, repeated)
        expect(mergeFollowUp(flows, stored, repeated)).toEqual(stored)
      }
      expect(stored).toEqual(all)
    }),
    { numRuns: 200, seed: 9 },
  )
})

test('a later answer replaces an earlier one, and answers that are no longer on the path are dropped', () => {
  const first = mergeFollowUp(
    flowsOfItems(6),
    [],
    [
      { question: '6.how', chosen: ['hand'] },
      { question: '6.show_me', chosen: ['no'] },
    ],
  )
  expect(remainingItems(flowsOfItems(6), first)).toEqual([6])
  const second = mergeFollowUp(flowsOfItems(6), first, [{ question: '6.how', chosen: ['points', 'hand'] }])
  expect(second).toEqual([{ question: '6.how', chosen: ['points', 'hand'] }])
  expect(remainingItems(flowsOfItems(6), second)).toEqual([])
  expect(answersOnPath(flowsOfItems(6), [{ question: '6.show_me', chosen: ['no'] }])).toEqual([])
})

test('an undecided item still counts', () => {
  expect(remainingItems(flowsOfItems(7, 9), [])).toEqual([7, 9])
})

test('answers to other items, unknown questions and unknown options are refused', () => {
  const parsed = (...answers: FollowUpAnswer[]) => parseFollowUp(flowsOfItems(1, 7, 11), answers)
  expect(parsed({ question: '7.how', chosen: ['points'] })).toMatchObject({ ok: true })
  expect(parsed({ question: '1.what', chosen: [] })).toMatchObject({ ok: true })
  for (const question of ['9.brings', '7.nothing', '7', '', '7.how.points', '1.how', '21.what']) {
    expect(parsed({ question, chosen: [] })).toEqual({ ok: false, problem: { code: 'wrong_question', questions: [question] } })
  }
  const unreadable: FollowUpAnswer[][] = [
    [{ question: '7.how', chosen: ['flies'] }],
    [{ question: '7.how', chosen: ['points', 'points'] }],
    [{ question: '7.purpose', chosen: [] }],
    [{ question: '7.purpose', chosen: ['also_show', 'only_help'] }],
    [
      { question: '7.how', chosen: ['points'] },
      { question: '7.how', chosen: ['says'] },
    ],
  ]
  for (const answers of unreadable) expect(parsed(...answers)).toEqual({ ok: false, problem: { code: 'invalid_answers' } })
  expect(questionOf(flowsOfItems(11), '1.what')).toBe(null)
})

test('two or more items that still count mean: see a doctor', () => {
  expect([0, 1, 2, 3, 7].map((remaining) => finalOutcome(remaining, { countsFrom: 2 }))).toEqual([
    'few_signs',
    'few_signs',
    'see_doctor',
    'see_doctor',
    'see_doctor',
  ])
})

test('a follow-up is open until its end time, and a finished one stays finished', () => {
  expect(followUpState({ remaining: null, untilMs: 100 }, 99)).toBe('pending')
  expect(followUpState({ remaining: null, untilMs: 100 }, 100)).toBe('expired')
  expect(followUpState({ remaining: 0, untilMs: 100 }, 500)).toBe('done')
})
