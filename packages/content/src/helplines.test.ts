import { expect, test } from 'vitest'
import { ambulance, helplines } from './helplines.ts'
import { places } from './places.ts'
import { footerHelplines } from './site.ts'

test('every number of the footer is on the help page, with its source', () => {
  const numbers = helplines.map(({ number }) => number)
  for (const { number } of footerHelplines) expect(numbers).toContain(number)
})

test('108 calls an ambulance besides 112, according to a government page', () => {
  expect(helplines.map(({ number }) => number)).toContain('112')
  expect(ambulance.number).toBe('108')
  expect(new URL(ambulance.source.url).hostname).toMatch(/\.gov\.in$/)
})

test('every number and place has its source and the day of the last check', () => {
  for (const { source } of [...helplines, ...places]) {
    expect(source.citation).not.toBe('')
    expect(source.url).toMatch(/^https?:\/\//)
    if (source.publishedOn !== null) expect(source.publishedOn).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    expect(source.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect((source.publishedOn ?? '') <= source.checkedOn).toBe(true)
  }
})
