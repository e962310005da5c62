import { type Alphabet, lettersOf } from './alphabet.ts'

const letters = lettersOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Y is a vowel in some words and a consonant in others, so it is not sorted. X and Y begin few words for small children. */
export const english: Alphabet = {
  letters,
  vowels: lettersOf('AEIOU'),
  consonants: lettersOf('BCDFGHJKLMNPQRSTVWXZ'),
  small: Object.fromEntries(letters.map((letter) => [letter, letter.toLowerCase()])),
  pictures: {
    A: 'apple',
    B: 'banana',
    C: 'cat',
    D: 'door',
    E: 'elephant',
    F: 'fish',
    G: 'goat',
    H: 'house',
    I: 'ice_cream',
    J: 'jug',
    K: 'kite',
    L: 'lion',
    M: 'mango',
    N: 'nose',
    O: 'owl',
    P: 'plate',
    Q: 'queen',
    R: 'rabbit',
    S: 'sun',
    T: 'tomato',
    U: 'umbrella',
    V: 'van',
    W: 'watermelon',
    Z: 'zebra',
  },
  // Covers small letters too: b d p q, m n u w, i l, v w.
  lookalikes: ['BDPQ', 'OQ', 'CG', 'EF', 'PR', 'IJLT', 'MNUVW', 'NZ', 'KX', 'HN'],
}
