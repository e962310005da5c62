import { afterEach, expect, test, vi } from 'vitest'
import { languages } from '@ankur/content'
import { inEveryLanguage, loadMessages } from './load-messages.ts'

const files = languages.map((language) => async () => ({
  kept: `${language}: इस {फ़ोन|कंप्यूटर} पर "{name}", और इसी {फ़ोन|कंप्यूटर} पर`,
  parts: { list: ['{n}', 'यह {फ़ोन|कंप्यूटर}'] },
}))

afterEach(() => vi.unstubAllGlobals())

test('a sentence says "phone" on a touch device', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(await loadMessages(files, 'hi')).toEqual({
    kept: 'hi: इस फ़ोन पर "{name}", और इसी फ़ोन पर',
    parts: { list: ['{n}', 'यह फ़ोन'] },
  })
})

test('the same sentence says "computer" on a device with a mouse', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer:fine)' }))
  expect(await loadMessages(files, 'en')).toEqual({
    kept: 'en: इस कंप्यूटर पर "{name}", और इसी कंप्यूटर पर',
    parts: { list: ['{n}', 'यह कंप्यूटर'] },
  })
})

test('a page rendered at build time says "phone"', () => {
  expect(inEveryLanguage([{ here: 'यह {फ़ोन|कंप्यूटर}' }, {}, {}])).toMatchObject({ en: { here: 'यह फ़ोन' } })
})
