import { expect, test } from 'vitest'
import { codeOf, resetProblems, signInProblems, signUpProblems } from './credentials.ts'

const whole = { fullName: 'Asha Verma', email: 'asha@example.org', password: 'jamun tree', confirmPassword: 'jamun tree' }

test('a complete form has no problems', () => {
  expect(signUpProblems(whole)).toEqual({})
  expect(signInProblems(whole)).toEqual({})
})

test('each of the four fields is required', () => {
  expect(signUpProblems({ fullName: ' ', email: '', password: '', confirmPassword: '' })).toEqual({
    fullName: 'missing',
    email: 'missing',
    password: 'missing',
    confirmPassword: 'missing',
  })
})

test('the passwords must be identical', () => {
  expect(signUpProblems({ ...whole, confirmPassword: 'Jamun tree' })).toEqual({ confirmPassword: 'differs' })
  expect(signUpProblems({ ...whole, confirmPassword: 'jamun tree ' })).toEqual({ confirmPassword: 'differs' })
})

test('password strength is left to the provider', () => {
  expect(signUpProblems({ ...whole, password: 'a', confirmPassword: 'a' })).toEqual({})
})

test('an email has text on both sides of one at sign', () => {
  for (const email of ['asha', 'asha@', '@example.org', 'a@b@c', 'a b@example.org']) {
    expect(signInProblems({ ...whole, email }), email).toEqual({ email: 'invalid' })
  }
  expect(signInProblems({ ...whole, email: ' asha@localhost ' })).toEqual({})
})

test('a mailed code can be typed in groups, and in the digits of any keyboard', () => {
  for (const typed of ['123456', ' 123 456 ', '123-456', '१२३४५६', '੧੨੩ ੪੫੬']) expect(codeOf(typed), typed).toBe('123456')
})

test('a new password by code needs the address, the complete code and the password', () => {
  expect(resetProblems({ email: 'asha@example.org', code: '123 456', password: 'neem tree' })).toEqual({})
  expect(resetProblems({ email: '', code: ' ', password: '' })).toEqual({
    email: 'missing',
    code: 'missing',
    password: 'missing',
  })
  expect(resetProblems({ email: 'asha@example.org', code: '12345', password: 'neem tree' })).toEqual({ code: 'invalid' })
})
