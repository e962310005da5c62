import { afterEach, expect, test, vi } from 'vitest'
import { voiceFor } from './speech.ts'
import { splitSentences } from './sentences.ts'

afterEach(() => vi.unstubAllGlobals())

/** A device with these voices; those in `remote` send the text away. */
function giveVoices(langs: readonly string[], remote: readonly string[] = []): void {
  const voices = langs.map((lang) => ({ lang, localService: !remote.includes(lang) }))
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices })
}

const found = (language: string) => voiceFor(language)?.lang ?? null

test.each([
  ['Chrome on a computer, Safari', ['en-US', 'en-IN', 'hi-IN', 'pa-IN'], 'en-IN', 'hi-IN', 'pa-IN'],
  ['Chrome on Android', ['en_US', 'en_IN', 'hi_IN', 'pa_IN_#Guru'], 'en_IN', 'hi_IN', 'pa_IN_#Guru'],
  ['Firefox on Android', ['eng-USA', 'eng-IND-f00', 'hin-IND', 'pan-IND'], 'eng-IND-f00', 'hin-IND', 'pan-IND'],
  ['Linux', ['en-GB', 'hi', 'pa'], 'en-GB', 'hi', 'pa'],
])('the voices of our languages are found under the names that %s gives them', (_, langs, english, hindi, punjabi) => {
  giveVoices(langs)
  expect([found('en'), found('hi'), found('pa')]).toEqual([english, hindi, punjabi])
})

test('a voice of another language whose code begins alike is never used, nor one without a language', () => {
  giveVoices(['pap', 'pap-AW', 'hil_PH', 'enm', '', 'x-unknown'])
  expect([found('en'), found('hi'), found('pa')]).toEqual([null, null, null])
})

test.each(['pa-PK', 'pa_PK_#Arab', 'pan-PAK', 'pa-Arab', 'pa-Arab-PK', 'pa_IN_#Arab'])(
  'a voice for %s is not used for Punjabi in Gurmukhi',
  (lang) => {
    giveVoices([lang])
    expect(found('pa')).toBeNull()
    giveVoices([lang, 'pa-IN'])
    expect(found('pa')).toBe('pa-IN')
  },
)

test.each(['pa-Guru', 'pa-Guru-IN', 'pan-Guru-IND', 'pan-IND-f00', 'pan'])('a voice for %s is used for Punjabi', (lang) => {
  giveVoices([lang])
  expect(found('pa')).toBe(lang)
})

test('any English is used for English', () => {
  giveVoices(['en-PK'])
  expect(found('en')).toBe('en-PK')
})

test('a voice that sends the text to its provider is not used', () => {
  giveVoices(['hi-IN', 'hi'], ['hi-IN'])
  expect(found('hi')).toBe('hi')
})

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
