import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactRefusals } from '../words/en/site/contact.ts'
import { contactFields, parseContactMessage } from './message.ts'

const complete = {
  firstName: 'Asha',
  lastName: 'Kaur',
  email: 'asha@example.org',
  subject: 'Question',
  message: 'How long does it take?',
}

test('a message needs only the five fields of the form', () => {
  expect(parseContactMessage(complete)).toEqual({ ok: true, message: complete })
})

test('each field that is missing, blank or not a string is reported once, in form order', () => {
  for (const sent of [undefined, null, 'text', 7, [], {}, { firstName: ' ', message: '\n \t' }, { email: 5, subject: [] }]) {
    const result = parseContactMessage(sent)
    expect(result, JSON.stringify(sent)).toMatchObject({ ok: false, others: [] })
    expect(result.ok ? [] : result.problems.map(({ field }) => field), JSON.stringify(sent)).toEqual(contactFields)
  }
})

test('a text that is too long or an invalid address is rejected with a code of the error catalogue', () => {
  const wrong = {
    firstName: 'a'.repeat(101),
    lastName: 'a'.repeat(101),
    email: 'asha@',
    subject: 'a'.repeat(201),
    message: 'a'.repeat(5001),
  }
  const result = parseContactMessage(wrong)
  const codes = result.ok ? [] : result.problems.map(({ code }) => code)
  expect(codes).toEqual(['first_name_too_long', 'last_name_too_long', 'email_invalid', 'subject_too_long', 'message_too_long'])
  for (const code of codes) expect(contactRefusals[code]).toMatch(/\.$/)
})

test('line ends and control characters are removed from one-line fields', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('\r\n', '\n', '\u2028', '\u0000', '\u001b[2J'), (text, evil) => {
      const typed = `a${text}${evil}Bcc: eve@example.org`
      const result = parseContactMessage({ ...complete, firstName: typed.slice(-90), subject: typed.slice(-90), message: typed })
      if (!result.ok) throw new Error('refused')
      const { firstName, subject, message } = result.message
      for (const line of [firstName, subject]) expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(message).not.toMatch(/[^\P{Cc}\n\t]/u)
      expect(message.isWellFormed()).toBe(true)
    }),
  )
})

test('a field with two email addresses is rejected', () => {
  for (const email of [
    'asha@example.org\r\nBcc: eve@example.org',
    'asha@example.org, eve@example.org',
    'Asha <asha@example.org>',
  ]) {
    expect(parseContactMessage({ ...complete, email })).toMatchObject({ ok: false, problems: [{ code: 'email_invalid' }] })
  }
})
