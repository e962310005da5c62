import type { ListedAssessment } from '@ankur/screening/contract'
import { expect, test } from 'vitest'
import { greetingName } from './dashboard-page.tsx'
import { asksForVisit, firstReports, olderWaiting } from './first-reports.ts'

type Urgency = ListedAssessment['advice']['urgency']

function report(childId: string | null, urgency: Urgency, state: 'pending' | 'expired' | null = null) {
  const advice: ListedAssessment['advice'] = {
    headline: 'few',
    urgency,
    steps: [],
    tell: [],
    count: false,
    fewLine: false,
    wordsRule: false,
    scale: false,
  }
  return { childId, advice, followUp: state && { state, until: '2026-12-08T00:00:00.000Z' } }
}

const both = ['guddu', 'pinky']

test('an urgent visit of another child is first on the page, whoever is selected', () => {
  const [calm, urgent] = [report('pinky', 'routine'), report('guddu', 'week')]
  expect(firstReports([calm, urgent], both, [calm])).toEqual([urgent, calm])
  expect(firstReports([calm, urgent], both, [urgent])).toEqual([urgent])
  // Nobody is selected yet.
  expect(firstReports([calm, urgent], both, [calm, urgent])).toEqual([urgent, calm])
})

test('if the selected child needs a visit too, its report comes first', () => {
  const [hers, his] = [report('pinky', 'week'), report('guddu', 'today')]
  expect(firstReports([hers, his], both, [hers])).toEqual([hers, his])
})

test('a report that was superseded by a newer one of the same child is not urgent any more', () => {
  const [calm, newer, before] = [report('pinky', 'routine'), report('guddu', 'routine'), report('guddu', 'week')]
  expect(firstReports([calm, newer, before], both, [calm])).toEqual([calm])
  expect(asksForVisit([newer, before], 'guddu')).toBe(false)
  expect(asksForVisit([before], 'guddu')).toBe(true)
})

test('the newest report comes first, and the open questions of an earlier one do not hide it', () => {
  const [newer, waiting] = [report('guddu', 'routine'), report('guddu', 'two_weeks', 'pending')]
  expect(firstReports([newer, waiting], ['guddu'], [newer, waiting])).toEqual([newer])
  expect(firstReports([newer, waiting], both, [newer, waiting])).toEqual([newer])
  expect(olderWaiting([newer, waiting])).toEqual([waiting])
  const [latest, urgent] = [report('guddu', 'routine'), report(null, 'today')]
  expect(firstReports([latest, urgent], ['guddu'], [latest, urgent])).toEqual([latest])
})

test('only questions that are still open are shown below the newest report, and each report once', () => {
  const [open, before] = [report('guddu', 'today', 'pending'), report('guddu', 'routine', 'pending')]
  expect(firstReports([open, before], ['guddu'], [open, before])).toEqual([open])
  expect(olderWaiting([open, before])).toEqual([before])
  expect(olderWaiting([report('guddu', 'routine'), report('guddu', 'routine', 'expired')])).toEqual([])
  expect(olderWaiting([])).toEqual([])
})

test('the dashboard greets by the first word of the typed name', () => {
  const user = { id: '1', email: 'asha.verma@example.org' }
  expect(greetingName({ ...user, name: ' Manpreet  Kaur ' })).toBe('Manpreet')
  expect(greetingName({ ...user, name: 'हरप्रीत कौर' })).toBe('हरप्रीत')
})

test('without a name it is the part of the email before the at sign, else the email itself', () => {
  expect(greetingName({ id: '1', email: 'asha.verma@example.org', name: ' ' })).toBe('asha.verma')
  expect(greetingName({ id: '1', email: '@example.org' })).toBe('@example.org')
})
