import { expect, test } from 'vitest'
import { unusedFiles } from './device-files.ts'

test('a picture stays as long as the game, a step or an earlier state uses it', () => {
  const names = ['a.svg', 'b.png', 'c.wav', 'd.svg']
  const texts = ['{"costumes":[{"picture":"a.svg"}]}', '[{"steps":"[{\\"to\\":\\"b.png\\"}]"}]']
  expect(unusedFiles(names, { texts, files: ['c.wav'] })).toEqual(['d.svg'])
})
