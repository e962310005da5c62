import { type Alphabet, lettersOf } from './alphabet.ts'

// अं and अः are neither vowel nor consonant (अयोगवाह); joined letters such as क्ष are taught later.
const vowels = lettersOf('अआइईउऊऋएऐओऔ')
const consonants = lettersOf('कखगघङ चछजझञ टठडढण तथदधन पफबभम यरलव शषसह')

/** The Devanagari letters of Hindi: 11 vowels (स्वर), 33 consonants (व्यंजन). */
export const hindi: Alphabet = {
  letters: [...vowels, ...consonants],
  vowels,
  consonants,
  pictures: {
    अ: 'pomegranate',
    आ: 'mango',
    इ: 'tamarind',
    उ: 'owl',
    ऊ: 'camel',
    क: 'banana',
    ख: 'rabbit',
    ग: 'cow',
    घ: 'house',
    च: 'moon',
    छ: 'umbrella',
    ज: 'shoe',
    झ: 'flag',
    ट: 'tomato',
    ढ: 'drum',
    त: 'butterfly',
    थ: 'plate',
    द: 'door',
    न: 'nose',
    प: 'kite',
    फ: 'flower',
    ब: 'cat',
    भ: 'bear',
    म: 'fish',
    र: 'roti',
    ल: 'spinning_top',
    व: 'van',
    श: 'lion',
    स: 'apple',
    ह: 'elephant',
  },
  lookalikes: ['अआओऔ', 'इईझ', 'उऊ', 'एऐ', 'कफ', 'खस', 'घधछ', 'ङडह', 'टठढद', 'तन', 'थय', 'पषफ', 'बव', 'भम', 'रस', 'चज'],
}
