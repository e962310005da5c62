import { type Alphabet, lettersOf } from './alphabet.ts'

const carriers = lettersOf('ੳਅੲ')
const consonants = lettersOf('ਸਹ ਕਖਗਘਙ ਚਛਜਝਞ ਟਠਡਢਣ ਤਥਦਧਨ ਪਫਬਭਮ ਯਰਲਵੜ')

/**
 * The 35 Gurmukhi letters (ਪੈਂਤੀ). The first three carry the vowels; the vowels themselves (ਸਵਰ) are the ten that
 * are written with them.
 */
export const punjabi: Alphabet = {
  letters: [...carriers, ...consonants],
  vowels: lettersOf('ਅਆਇਈਉਊਏਐਓਔ'),
  consonants,
  pictures: {
    ੳ: 'camel',
    ਅ: 'mango',
    ੲ: 'tamarind',
    ਸ: 'apple',
    ਹ: 'elephant',
    ਕ: 'banana',
    ਖ: 'rabbit',
    ਗ: 'cow',
    ਘ: 'house',
    ਚ: 'key',
    ਛ: 'umbrella',
    ਜ: 'shoe',
    ਝ: 'flag',
    ਟ: 'tomato',
    ਡ: 'frog',
    ਢ: 'drum',
    ਤ: 'butterfly',
    ਥ: 'plate',
    ਦ: 'door',
    ਨ: 'nose',
    ਪ: 'kite',
    ਫ: 'flower',
    ਬ: 'cat',
    ਭ: 'bear',
    ਮ: 'fish',
    ਰ: 'roti',
    ਲ: 'spinning_top',
    ਵ: 'van',
  },
  lookalikes: ['ੳੲ', 'ਸਮ', 'ਹਰ', 'ਪਧਘਖ', 'ਚਵ', 'ਟਠ', 'ਡਤਭਝ', 'ਢਦ', 'ਥਬ', 'ਕਰ', 'ਗਰ', 'ਨਠ', 'ਛਹ', 'ਫਢ'],
}
