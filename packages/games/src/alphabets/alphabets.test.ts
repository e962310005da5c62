import { expect, test } from 'vitest'
import { pictureNames, pictures } from '../pictures.ts'
import { smallLetter } from './alphabet.ts'
import { alphabets } from './alphabets.ts'

const all = Object.entries(alphabets) as ['en' | 'hi' | 'pa', (typeof alphabets)['en']][]
const carried: Readonly<Record<string, string>> = { ੳ: 'ਉਊਓ', ਅ: 'ਅਆਐਔ', ੲ: 'ਇਈਏ' }

test('English has 26 letters, Hindi 11 vowels and 33 consonants, Punjabi 35 letters', () => {
  expect(alphabets.en.letters).toHaveLength(26)
  expect([alphabets.hi.vowels.length, alphabets.hi.consonants.length, alphabets.hi.letters.length]).toEqual([11, 33, 44])
  expect([alphabets.pa.letters.length, alphabets.pa.consonants.length, alphabets.pa.vowels.length]).toEqual([35, 32, 10])
})

test('the letters are in primer order', () => {
  // Unicode has the same order, except that Gurmukhi primers begin with the vowel carriers, ਸ and ਹ.
  expect(alphabets.en.letters).toEqual(alphabets.en.letters.toSorted())
  expect(alphabets.hi.letters).toEqual(alphabets.hi.letters.toSorted())
  expect(alphabets.pa.letters.slice(0, 5).join('')).toBe('ੳਅੲਸਹ')
  expect(alphabets.pa.letters.slice(5)).toEqual(alphabets.pa.letters.slice(5).toSorted())
})

test.each(all)(
  'no letter of %s appears twice, and each is one sign of its script',
  (language, { letters, vowels, consonants }) => {
    const script = { en: /^[A-Z]$/, hi: /^\p{Script=Devanagari}$/u, pa: /^\p{Script=Gurmukhi}$/u }[language]
    for (const group of [letters, vowels, consonants]) {
      expect(new Set(group).size).toBe(group.length)
      for (const letter of group) expect(letter).toMatch(script)
    }
    expect(vowels.filter((letter) => consonants.includes(letter))).toEqual([])
  },
)

test('Y is sorted neither as a vowel nor as a consonant', () => {
  const sorted = new Set([...alphabets.en.vowels, ...alphabets.en.consonants])
  expect(alphabets.en.letters.filter((letter) => !sorted.has(letter))).toEqual(['Y'])
})

test.each(all)('each picture word in %s begins with its letter', (language, alphabet) => {
  for (const [letter, picture] of Object.entries(alphabet.pictures)) {
    expect(alphabet.letters).toContain(letter)
    const begins = carried[letter] ?? smallLetter(alphabet, letter)
    expect(begins, `${letter}: ${picture}`).toContain(pictures[picture!].names[language].charAt(0))
  }
  const used = Object.values(alphabet.pictures)
  expect(new Set(used).size).toBe(used.length)
})

test('look-alike letters are letters of the alphabet', () => {
  for (const [, { letters, lookalikes }] of all) {
    expect(Array.from(lookalikes.join('')).filter((letter) => !letters.includes(letter))).toEqual([])
  }
})

test('every picture belongs to a letter, and no two have the same name', () => {
  const used = new Set(all.flatMap(([, alphabet]) => Object.values(alphabet.pictures)))
  expect(pictureNames.filter((name) => !used.has(name))).toEqual([])
  for (const [language] of all) {
    const names = pictureNames.map((name) => pictures[name].names[language])
    expect(new Set(names).size).toBe(names.length)
  }
})
