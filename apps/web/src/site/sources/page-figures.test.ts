import { expect, test } from 'vitest'
import { inOneLine } from './page-figures.tsx'

test('in one line, a number continues into its sentence, and a count precedes its own sentence', () => {
  const line = (figure: string, sentence: string) =>
    inOneLine({ id: 'x', page: '/science', figure, sentence, status: 'unverified' }).sentence
  expect(line('72%', 'improved planning')).toBe('72% improved planning')
  expect(line('65 children', 'Parents followed.')).toBe('65 children: Parents followed.')
  expect(line('53 toddlers', '20 of the 21 had signs.')).toBe('53 toddlers: 20 of the 21 had signs.')
})
