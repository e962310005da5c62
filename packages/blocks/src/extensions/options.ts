import type { Words } from '../opcodes/entry.ts'

/** What the menus of the extensions show for the words that Scratch keeps in files. */
export const extensionOptions: readonly (readonly [string, Words])[] = [
  ['color', { en: 'colour', hi: 'रंग', pa: 'ਰੰਗ' }],
  ['saturation', { en: 'saturation', hi: 'रंग की गहराई', pa: 'ਰੰਗ ਦੀ ਡੂੰਘਾਈ' }],
  ['brightness', { en: 'brightness', hi: 'चमक', pa: 'ਚਮਕ' }],
  ['transparency', { en: 'transparency', hi: 'पारदर्शिता', pa: 'ਪਾਰਦਰਸ਼ਤਾ' }],
  ['ALTO', { en: 'alto', hi: 'ऊँची आवाज़', pa: 'ਉੱਚੀ ਸੁਰ' }],
  ['TENOR', { en: 'tenor', hi: 'भारी आवाज़', pa: 'ਭਾਰੀ ਸੁਰ' }],
  ['SQUEAK', { en: 'squeak', hi: 'चूहे जैसी', pa: 'ਚੂਹੇ ਵਰਗੀ' }],
  ['GIANT', { en: 'giant', hi: 'दैत्य जैसी', pa: 'ਦੈਂਤ ਵਰਗੀ' }],
  ['KITTEN', { en: 'kitten', hi: 'बिल्ली के बच्चे जैसी', pa: 'ਬਿੱਲੀ ਦੇ ਬੱਚੇ ਵਰਗੀ' }],
]
