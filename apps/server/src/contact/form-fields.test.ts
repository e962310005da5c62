import { expect, test } from 'vitest'
import { formFields } from './form-fields.ts'

test('the first value of a repeated field counts, and an empty optional field is missing', () => {
  expect(formFields('subject=a+b&subject=c&message=&key=&key=k&language=hi&__proto__=x')).toEqual({
    subject: 'a b',
    message: '',
    language: 'hi',
  })
})

test('a form of hundreds of thousands of fields is read in linear time', () => {
  const names = Array.from({ length: 500_000 }, (_, at) => `f${at}`)
  expect(Object.keys(formFields(names.join('&')))).toHaveLength(names.length)
})
