import { expect, test } from 'vitest'
import { renderCalendarFile } from './calendar-file.ts'

const march14 = Date.parse('2026-03-14T06:00:00.123Z')
const entry = {
  uid: 'a1@ankur',
  day: '2026-09-01',
  title: 'Ankur: a date you chose',
  text: 'Open Ankur.',
  url: 'https://ankur.example/dashboard',
  madeAtMs: march14,
}

test('the file has one all-day event with a title, a morning alarm and a timestamp in UTC', () => {
  expect(unfolded(renderCalendarFile(entry))).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'UID:a1@ankur',
      'DTSTAMP:20260314T060000Z',
      'DTSTART;VALUE=DATE:20260901',
      'DTEND;VALUE=DATE:20260902',
      'SUMMARY:Ankur: a date you chose',
      'URL:https://ankur.example/dashboard',
      'TRIGGER:PT9H',
    ]),
  )
})

test('the file is an event and not an invitation, which would need an organizer', () => {
  expect(renderCalendarFile(entry)).not.toMatch(/^(METHOD|ORGANIZER|ATTENDEE)/m)
})

test('every BEGIN has its END in order, and every line ends with CRLF', () => {
  const file = renderCalendarFile(entry)
  const parts = unfolded(file).filter((line) => /^(BEGIN|END):/.test(line))
  expect(parts).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'BEGIN:VALARM', 'END:VALARM', 'END:VEVENT', 'END:VCALENDAR'])
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('an event on the last day of a month, a year or February ends on the next day', () => {
  for (const [day, end] of [
    ['2026-12-31', '20270101'],
    ['2028-02-28', '20280229'],
    ['2026-02-28', '20260301'],
  ] as const) {
    expect(unfolded(renderCalendarFile({ ...entry, day }))).toContain(`DTEND;VALUE=DATE:${end}`)
  }
})

test('no line is longer than 75 octets, and unfolding restores the text in every script', () => {
  for (const title of [
    'x'.repeat(300),
    'अंकुर: आपकी चुनी हुई तारीख '.repeat(9),
    'ਅੰਕੁਰ: ਤੁਹਾਡੀ ਚੁਣੀ ਹੋਈ ਤਾਰੀਖ '.repeat(9),
    '🌱'.repeat(99),
  ]) {
    const file = renderCalendarFile({ ...entry, title })
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(file)).toContain(`SUMMARY:${title}`)
    expect(file).not.toContain('\uFFFD')
  }
})

test('commas, semicolons, backslashes and line ends in the text are escaped and cannot add a property', () => {
  const text = 'One, two; three\\four\r\nBEGIN:VEVENT\nfive\u0007'
  expect(unfolded(renderCalendarFile({ ...entry, text }))).toContain(
    'DESCRIPTION:One\\, two\\; three\\\\four\\nBEGIN:VEVENT\\nfive',
  )
})

function unfolded(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
}
