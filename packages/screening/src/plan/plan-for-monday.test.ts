import * as fc from 'fast-check'
import { districts, placesOf } from '@ankur/content/districts'
import { plan as en } from '@ankur/content/words/en/plan'
import { places as enPlaces } from '@ankur/content/words/en/places'
import { plan as hi } from '@ankur/content/words/hi/plan'
import { places as hiPlaces } from '@ankur/content/words/hi/places'
import { plan as pa } from '@ankur/content/words/pa/plan'
import { places as paPlaces } from '@ankur/content/words/pa/places'
import { expect, test } from 'vitest'
import { itemKeys } from '../item-keys.ts'
import { needsDistrict, planForMonday, type PlanFinding } from './plan-for-monday.ts'
import { sayPlan } from './say-plan.ts'

const words = {
  en: { plan: en, places: enPlaces },
  hi: { plan: hi, places: hiPlaces },
  pa: { plan: pa, places: paPlaces },
} as const

/** Every way in which a result can end, with whatever else a family may have said. */
const endings = [
  { outcome: 'few_signs', followUp: null },
  { outcome: 'few_signs', followUp: 'done' },
  { outcome: 'follow_up_due', followUp: 'pending' },
  { outcome: 'follow_up_due', followUp: 'expired' },
  { outcome: 'see_doctor', followUp: null },
  { outcome: 'see_doctor', followUp: 'done' },
] as const
const ages = [null, 0, 9, 15, 16, 20, 24, 30, 31, 60]
const districtIds = [null, ...districts.map(({ id }) => id), 'nowhere']

const extras = fc.record({
  worried: fc.option(fc.boolean(), { nil: undefined }),
  lostSkills: fc.option(fc.boolean(), { nil: undefined }),
  siblingAutistic: fc.option(fc.boolean(), { nil: undefined }),
  weeksEarly: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
})
const found = fc
  .record({
    ending: fc.constantFrom(...endings),
    ageMonths: fc.constantFrom(...ages),
    counted: fc.subarray(itemKeys.map(({ id }) => id)),
    extra: extras,
    isRescreened: fc.boolean(),
  })
  .map(({ ending, isRescreened, ...rest }): PlanFinding => {
    const isYoung = rest.ageMonths !== null && rest.ageMonths < 24
    const rescreenMonth = isYoung && isRescreened && ending.outcome === 'few_signs' ? '2027-03' : null
    return {
      ...ending,
      ...rest,
      behaviours: 'twenty',
      ageApplies: appliesAt(rest.ageMonths),
      counting: rest.counted,
      rescreenMonth,
    }
  })

const appliesAt = (months: number | null) => (months === null ? null : months >= 16 && months <= 30)

test('whatever the result, age and district, there are two to five steps, none of them twice', () => {
  fc.assert(
    fc.property(found, fc.constantFrom(...districtIds), (finding, district) => {
      const ids = planForMonday(finding, district).map(({ id }) => id)
      expect(ids.length).toBeGreaterThanOrEqual(2)
      expect(ids.length).toBeLessThanOrEqual(5)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.at(-1)).toBe('tele_manas')
    }),
    { numRuns: 2000 },
  )
})

test('each phone number and each place names its source, and nothing else is rung', () => {
  fc.assert(
    fc.property(found, fc.constantFrom(...districtIds), (finding, district) => {
      for (const step of sayPlan(planForMonday(finding, district), words.en, 'en')) {
        const phones = step.facts.filter(({ kind }) => kind === 'phone')
        expect(phones.length).toBe(step.id === 'tele_manas' ? 1 : 0)
        for (const { sources } of phones) expect(sources).toHaveLength(1)
        for (const { sources } of step.facts) {
          for (const { sentence, citation, url } of sources) {
            expect(sentence).toMatch(/^Source dated (\w+ )?\d{4}\./)
            expect(citation).not.toBe('')
            expect(url).toMatch(/^https?:/)
          }
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('every plan is said in every language, without a hole', () => {
  fc.assert(
    fc.property(found, fc.constantFrom(...districtIds), fc.constantFrom('en', 'hi', 'pa'), (finding, district, language) => {
      const said = sayPlan(planForMonday(finding, district), words[language], language)
      const sentences = said.flatMap(({ title, text, facts }) => [
        title,
        text,
        ...facts.flatMap(({ label, lines, sources }) => [label, ...lines, ...sources.map(({ sentence }) => sentence)]),
      ])
      for (const sentence of sentences) {
        expect(sentence.trim()).not.toBe('')
        expect(sentence).not.toMatch(/[{}]|undefined|null/)
      }
    }),
    { numRuns: 1000 },
  )
})

const plain = {
  behaviours: 'twenty',
  ageMonths: 26,
  ageApplies: true,
  counted: [],
  counting: [],
  extra: {},
  rescreenMonth: null,
} as const
const ids = (finding: Partial<PlanFinding>, district: string | null = null) =>
  planForMonday({ outcome: 'few_signs', followUp: null, ...plain, ...finding }, district).map(({ id }) => id)

test('few signs: keep watching, or answer again after age 2', () => {
  expect(ids({})).toEqual(['watch', 'still_worried', 'play', 'tele_manas'])
  expect(ids({ ageMonths: 20, rescreenMonth: '2027-03' })).toEqual(['again', 'still_worried', 'play', 'tele_manas'])
  expect(ids({ followUp: 'done' })).toContain('next_visit')
})

test('outside 16 to 30 months the plan leads to what fits the age', () => {
  expect(ids({ ageMonths: 9, ageApplies: false, rescreenMonth: '2027-06' })).toEqual([
    'too_young',
    'again',
    'still_worried',
    'play',
    'tele_manas',
  ])
  expect(ids({ ageMonths: 40, ageApplies: false })).toEqual(['too_old', 'still_worried', 'play', 'tele_manas'])
})

test('many signs: a doctor, the centre of the district, a hearing test', () => {
  const steps = ['child_doctor', 'deic', 'hearing', 'play', 'tele_manas']
  expect(ids({ outcome: 'see_doctor' })).toEqual(steps)
  expect(ids({ outcome: 'see_doctor', ageMonths: 9, ageApplies: false })).toEqual(steps)
  expect(ids({ outcome: 'see_doctor', followUp: 'done' })[0]).toBe('closer_look')
})

test('of a form of its own it is not known which item is about hearing or walking', () => {
  const counted = [2, 13]
  expect(ids({ counted, counting: counted })).toEqual(['hearing', 'walking', 'watch', 'still_worried', 'tele_manas'])
  expect(ids({ counted, counting: counted, behaviours: 'own' })).toEqual(['watch', 'still_worried', 'play', 'tele_manas'])
})

test('while the follow-up can be answered it comes first, and no centre and no test is named', () => {
  const due = { outcome: 'follow_up_due', followUp: 'pending', counted: [2, 10, 18], counting: [2, 10, 18] } as const
  expect(ids(due)).toEqual(['follow_up', 'still_worried', 'play', 'tele_manas'])
  expect(ids({ ...due, extra: { worried: true } })).toEqual(['follow_up', 'worried', 'play', 'tele_manas'])
})

test('after a follow-up that was not finished the answers go to a doctor', () => {
  expect(ids({ outcome: 'follow_up_due', followUp: 'expired' })[0]).toBe('go_through')
  expect(ids({ outcome: 'follow_up_due', followUp: 'expired', counted: [18] })).toContain('hearing')
})

test('lost skills come before everything, and worry before a low count', () => {
  for (const ending of endings) expect(ids({ ...ending, extra: { lostSkills: true, worried: true } })[0]).toBe('lost_skills')
  expect(ids({ extra: { worried: true } })[0]).toBe('worried')
})

test('the first doctor hears of a brother or sister and of an early birth', () => {
  const extra = { siblingAutistic: true, weeksEarly: 6 }
  const [visit] = planForMonday({ outcome: 'see_doctor', followUp: null, ...plain, extra }, null)
  expect(visit).toMatchObject({ id: 'child_doctor', tell: ['sibling', 'weeks_early'], weeksEarly: 6 })
  const [low] = planForMonday({ outcome: 'few_signs', followUp: null, ...plain, extra }, null)
  expect(low).toMatchObject({ id: 'sibling', tell: ['weeks_early'] })
})

test('a district with a row shows it; any other asks at the district hospital', () => {
  const high = { outcome: 'see_doctor', followUp: null, ...plain } as const
  for (const { id } of districts) {
    const steps = planForMonday(high, id)
    expect(needsDistrict(steps)).toBe(true)
    expect(steps.find((step) => step.id === 'deic')?.places).toEqual(placesOf(id))
  }
  const [where] = sayPlan(planForMonday(high, 'nowhere'), words.en, 'en')
    .filter(({ id }) => id === 'deic')
    .flatMap(({ facts }) => facts.filter(({ kind }) => kind === 'where'))
  expect(where?.lines).toEqual(['Ask at your district hospital where the early intervention centre is'])
  expect(needsDistrict(planForMonday({ outcome: 'few_signs', followUp: null, ...plain }, null))).toBe(false)
})
