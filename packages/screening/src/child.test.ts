import { expect, test } from 'vitest'
import { isBornEarly, parseChild } from './child.ts'
import { nameApart } from './name-apart.ts'
import { isOfSameChild } from './same-child.ts'

const march14 = Date.parse('2026-03-14T06:00:00Z')

test('all fields of a child are optional', () => {
  const nothing = { nickname: null, birthMonth: null, weeksEarly: null }
  expect(parseChild({}, march14)).toEqual({ ok: true, child: nothing })
  expect(parseChild({ nickname: '  ', birthMonth: null, weeksEarly: null }, march14)).toEqual({ ok: true, child: nothing })
})

test('invisible characters are removed from a nickname, so that equal-looking names are equal, but joiners are kept', () => {
  for (const typed of ['Gud\u202eiya', '\u200bGudiya', 'Gudi\u00adya\u2066', '\ufeffGudiya\u200f']) {
    expect(parseChild({ nickname: typed }, march14)).toMatchObject({ child: { nickname: 'Gudiya' } })
  }
  for (const joined of ['क्\u200dष', 'ਸ਼\u200cਰ']) {
    expect(parseChild({ nickname: joined }, march14)).toMatchObject({ child: { nickname: joined.normalize('NFC') } })
  }
  expect(parseChild({ nickname: '\u200b\u202e' }, march14)).toMatchObject({ ok: true, child: { nickname: null } })
})

test('a nickname is trimmed, its repeated spaces are merged, and any script is allowed', () => {
  for (const [typed, kept] of [
    ['  Guddu   ji ', 'Guddu ji'],
    ['गुड्डू', 'गुड्डू'],
    ['ਗੁੱਡੂ', 'ਗੁੱਡੂ'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ]) {
    expect(parseChild({ nickname: typed }, march14)).toMatchObject({ child: { nickname: kept } })
  }
})

test.each([
  [{ nickname: 'x'.repeat(41) }, ['nickname']],
  [{ nickname: 'x'.repeat(10_000) }, ['nickname']],
  [{ nickname: 'a\u0000b' }, ['nickname']],
  [{ nickname: 7 }, ['nickname']],
  [{ birthMonth: '2026-04' }, ['birthMonth']],
  [{ birthMonth: '1999-01' }, ['birthMonth']],
  [{ birthMonth: '2025-13' }, ['birthMonth']],
  [{ birthMonth: 'March' }, ['birthMonth']],
  [{ birthMonth: '' }, ['birthMonth']],
  [{ weeksEarly: -1 }, ['weeksEarly']],
  [{ weeksEarly: 21 }, ['weeksEarly']],
  [{ weeksEarly: 2.5 }, ['weeksEarly']],
  [{ weeksEarly: '6' }, ['weeksEarly']],
  [{ weeksEarly: Number.NaN }, ['weeksEarly']],
  [{ nickname: 'x'.repeat(41), birthMonth: 'x', weeksEarly: 99 }, ['nickname', 'birthMonth', 'weeksEarly']],
])('%j names the fields that cannot be so', (typed, fields) => {
  expect(parseChild(typed, march14)).toEqual({ ok: false, fields })
})

test('more than three weeks before the due date is early', () => {
  expect([null, undefined, 0, 3, 4, 20].map((weeks) => isBornEarly(weeks))).toEqual([false, false, false, false, true, true])
})

test('two children with the same name get a number, others keep their name', () => {
  const family = ['गुरलीन', 'Pinky', 'गुरलीन', null, null].map((nickname, place) => ({ id: `${place + 1}`, nickname }))
  const names = [...family, undefined].map((child) => nameApart(family, child))
  expect(names).toEqual(['गुरलीन (1)', 'Pinky', 'गुरलीन (3)', null, null, null])
})

const summaryOf = (childId: string | null, birthMonth: string | null) => ({ childId, birthMonth })

test('summaries of one child are grouped, even if its birth month was corrected between them', () => {
  expect(isOfSameChild(summaryOf('guddu', '2024-01'), summaryOf('guddu', '2024-02'))).toBe(true)
  expect(isOfSameChild(summaryOf('guddu', '2024-01'), summaryOf('pinky', '2024-01'))).toBe(false)
  expect(isOfSameChild(summaryOf('guddu', '2024-01'), summaryOf(null, '2024-01'))).toBe(false)
})

test('without a named child, the birth month decides', () => {
  expect(isOfSameChild(summaryOf(null, '2024-01'), summaryOf(null, '2024-01'))).toBe(true)
  expect(isOfSameChild(summaryOf(null, null), summaryOf(null, null))).toBe(true)
  expect(isOfSameChild(summaryOf(null, '2024-01'), summaryOf(null, '2024-02'))).toBe(false)
})
