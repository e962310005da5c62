import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseEmailAddress } from './email-address.ts'

test('addresses are stored in lower case', () => {
  expect(parseEmailAddress(' Asha.Kaur+ankur@Example.ORG ')).toEqual({ ok: true, email: 'asha.kaur+ankur@example.org' })
})

test.each(['parent@localhost', "o'brien@example.org", 'a@b.co', '1@2.example', 'a_b-c@sub.example.co.in'])(
  '%s is a valid address',
  (typed) => {
    expect(parseEmailAddress(typed)).toEqual({ ok: true, email: typed })
  },
)

test.each([
  'plain',
  '@example.org',
  'a@',
  'a@@example.org',
  'a b@example.org',
  '.a@example.org',
  'a..b@example.org',
  'a@-example.org',
  'a@example..org',
  'a@example.org.',
  'a@10.0.0.1',
  '"a"@example.org',
  'a@example.org\r\nBcc: all@example.org',
  '<a@example.org>',
  `${'a'.repeat(65)}@example.org`,
])('%s is not a valid address', (typed) => {
  expect(parseEmailAddress(typed)).toEqual({ ok: false, problem: 'invalid' })
})

test('an empty address is reported as missing, one over 255 characters as too long', () => {
  expect(parseEmailAddress('  ')).toEqual({ ok: false, problem: 'missing' })
  expect(parseEmailAddress(`a@${'b'.repeat(250)}.org`)).toEqual({ ok: false, problem: 'too_long' })
})

test('non-ASCII letters that look like ASCII, or lower-case to it, are refused: they could match another account', () => {
  for (const typed of [
    '\u212Aaur@example.org',
    'аsha@example.org',
    'asha@ex\u0430mple.org',
    'a\u0000@example.org',
    'ı@example.org',
  ]) {
    expect(parseEmailAddress(typed), typed).toEqual({ ok: false, problem: 'invalid' })
  }
})

test('any accepted address is lower-case ASCII, and parsing it again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.string({ unit: 'binary' }),
        fc.string().map((text) => `${text}@example.org`),
      ),
      (typed) => {
        const parsed = parseEmailAddress(typed)
        if (!parsed.ok) return
        expect(parsed.email).toMatch(/^[\x21-\x7e]+$/)
        expect(parsed.email).toBe(parsed.email.toLowerCase())
        expect(parseEmailAddress(parsed.email)).toEqual(parsed)
      },
    ),
    { seed: 7, numRuns: 2_000 },
  )
})
