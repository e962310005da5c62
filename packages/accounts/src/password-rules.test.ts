import { expect, test } from 'vitest'
import { isPasswordTooLong, passwordWeaknesses, weakPasswordMessage } from './password-rules.ts'

const noneCommon = () => false

test('a password needs six characters, and nothing else', () => {
  expect(passwordWeaknesses('abcde', noneCommon)).toEqual(['length'])
  expect(passwordWeaknesses('abcdef', noneCommon)).toEqual([])
  expect(passwordWeaknesses('      ', noneCommon)).toEqual([])
})

test('a character outside the basic plane counts once', () => {
  expect(passwordWeaknesses('🌱🌱🌱', noneCommon)).toEqual(['length'])
  expect(passwordWeaknesses('🌱🌱🌱🌱🌱🌱', noneCommon)).toEqual([])
})

test('every reason is told, joined by a blank', () => {
  const weaknesses = passwordWeaknesses('12345', () => true)
  expect(weaknesses).toEqual(['length', 'pwned'])
  expect(weakPasswordMessage(weaknesses)).toBe(
    'Password should be at least 6 characters. Password is known to be weak and easy to guess, please choose a different one.',
  )
})

test('a password may have 1024 characters and no more', () => {
  expect(isPasswordTooLong('क'.repeat(1024))).toBe(false)
  expect(isPasswordTooLong('k'.repeat(1025))).toBe(true)
})
