import { expect, test } from 'vitest'
import { nameApart } from './name-apart.ts'

test('two children with the same name get a number, others keep their name', () => {
  const family = ['गुरलीन', 'Pinky', 'गुरलीन', null, null].map((nickname, place) => ({ id: `${place + 1}`, nickname }))
  const names = [...family, undefined].map((child) => nameApart(family, child))
  expect(names).toEqual(['गुरलीन (1)', 'Pinky', 'गुरलीन (3)', null, null, null])
})
