import { expect, test } from 'vitest'
import { greetingName } from './dashboard-page.tsx'

test('the dashboard greets by the first word of the typed name', () => {
  const user = { id: '1', email: 'asha.verma@example.org' }
  expect(greetingName({ ...user, name: ' Manpreet  Kaur ' })).toBe('Manpreet')
  expect(greetingName({ ...user, name: 'हरप्रीत कौर' })).toBe('हरप्रीत')
})

test('without a name it is the part of the email before the at sign, else the email itself', () => {
  expect(greetingName({ id: '1', email: 'asha.verma@example.org', name: ' ' })).toBe('asha.verma')
  expect(greetingName({ id: '1', email: '@example.org' })).toBe('@example.org')
})
