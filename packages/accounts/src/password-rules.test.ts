import { expect, test } from 'vitest'
import { isPasswordTooLong, passwordWeaknesses, weakPasswordMessage } from './password-rules.ts'

const noneCommon = () => false

test('a password needs six characters and has no other rule', () => {
  expect(passwordWeaknesses('abcde', noneCommon)).toEqual(['length'])
  expect(passwordWeaknesses('abcdef', noneCommon)).toEqual([])
  expect(passwordWeaknesses('      ', noneCommon)).toEqual([])
})

test('a character outside the basic multilingual plane counts once', () => {
  expect(passwordWeaknesses('🌱🌱🌱', noneCommon)).toEqual(['length'])
  expect(passwordWeaknesses('🌱🌱🌱🌱🌱🌱', noneCommon)).toEqual([])
})

test('every weakness has a message; they are joined by a space', () => {
  const weaknesses = passwordWeaknesses('12345', () => true)
  expect(weaknesses).toEqual(['length', 'pwned'])
  expect(weakPasswordMessage(weaknesses)).toBe(
    'Password should be at least 6 characters. Password is known to be weak and easy to guess, please choose a different one.',
  )
})

test('a password may have 1024 characters at most', () => {
  expect(isPasswordTooLong('क'.repeat(1024))).toBe(false)
  expect(isPasswordTooLong('k'.repeat(1025))).toBe(true)
})
