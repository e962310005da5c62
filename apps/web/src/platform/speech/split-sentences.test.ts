import { expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

const textOf = (text: string, language: string) =>
  splitSentences(text, language).map(([start, end]) => text.slice(start, end).trim())

test('a text is split into sentences in each of our languages', () => {
  expect(textOf('Is she 2.5 years old? Look. She smiles', 'en')).toEqual(['Is she 2.5 years old?', 'Look.', 'She smiles'])
  expect(textOf('बीज बढ़ता है। उसे पानी चाहिए।', 'hi')).toEqual(['बीज बढ़ता है।', 'उसे पानी चाहिए।'])
  expect(textOf('ਬੀਜ ਵਧਦਾ ਹੈ। ਉਸ ਨੂੰ ਪਾਣੀ ਚਾਹੀਦਾ ਹੈ।', 'pa')).toEqual(['ਬੀਜ ਵਧਦਾ ਹੈ।', 'ਉਸ ਨੂੰ ਪਾਣੀ ਚਾਹੀਦਾ ਹੈ।'])
})

test('white space alone is not a sentence', () => {
  expect(splitSentences(' \n ', 'en')).toEqual([])
})
