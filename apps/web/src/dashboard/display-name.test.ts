import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test('the name on the dashboard is the part before the at sign, else the email itself', () => {
  expect(displayName('asha.verma@example.org')).toBe('asha.verma')
  expect(displayName('@example.org')).toBe('@example.org')
})
