import { expect, test } from 'vitest'
import { isCommonPassword } from './password-check.ts'

test('the list contains the 100,000 most common passwords, from the first to the last', () => {
  for (const common of ['123456', 'password', 'qwerty', 'dragon', 'iloveyou', '070162'])
    expect(isCommonPassword(common), common).toBe(true)
  for (const loud of ['PASSWORD', 'ILoveYou', 'Dragon']) expect(isCommonPassword(loud), loud).toBe(true)
  for (const rare of ['', 'mango tree 42', 'DRAGON fly', '07011963x']) expect(isCommonPassword(rare), rare).toBe(false)
})
