import { expect, test } from 'vitest'
import { codeOf, resetProblems, signInProblems, signUpProblems } from './credentials.ts'

const whole = { fullName: 'Asha Verma', email: 'asha@example.org', password: 'jamun tree', confirmPassword: 'jamun tree' }

test('a whole form has nothing wrong with it', () => {
  expect(signUpProblems(whole)).toEqual({})
  expect(signInProblems(whole)).toEqual({})
})

test('every one of the four fields is needed', () => {
  expect(signUpProblems({ fullName: ' ', email: '', password: '', confirmPassword: '' })).toEqual({
    fullName: 'missing',
    email: 'missing',
    password: 'missing',
    confirmPassword: 'missing',
  })
})

test('passwords must be the same, letter by letter', () => {
  expect(signUpProblems({ ...whole, confirmPassword: 'Jamun tree' })).toEqual({ confirmPassword: 'differs' })
  expect(signUpProblems({ ...whole, confirmPassword: 'jamun tree ' })).toEqual({ confirmPassword: 'differs' })
})

test('how strong a password must be is left to the provider', () => {
  expect(signUpProblems({ ...whole, password: 'a', confirmPassword: 'a' })).toEqual({})
})

test('an email has something on both sides of one at sign', () => {
  for (const email of ['asha', 'asha@', '@example.org', 'a@b@c', 'a b@example.org']) {
    expect(signInProblems({ ...whole, email }), email).toEqual({ email: 'invalid' })
  }
  expect(signInProblems({ ...whole, email: ' asha@localhost ' })).toEqual({})
})

test('the code of a mail is read as people write it: in groups, and in the digits of their keyboard', () => {
  for (const typed of ['123456', ' 123 456 ', '123-456', '१२३४५६', '੧੨੩ ੪੫੬']) expect(codeOf(typed), typed).toBe('123456')
})

test('a new password by code needs the address, the whole code and the password', () => {
  expect(resetProblems({ email: 'asha@example.org', code: '123 456', password: 'neem tree' })).toEqual({})
  expect(resetProblems({ email: '', code: ' ', password: '' })).toEqual({
    email: 'missing',
    code: 'missing',
    password: 'missing',
  })
  expect(resetProblems({ email: 'asha@example.org', code: '12345', password: 'neem tree' })).toEqual({ code: 'invalid' })
})
