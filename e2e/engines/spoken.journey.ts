/**
 * Each engine's accessibility tree gives a screen reader the same words as Chromium's, on seven pages in three
 * languages: `screen-reader/<language>/<page>.txt`. Exceptions have their reasons in differences.ts.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages, type Language } from '@ankur/content'
import {
  questionPage,
  resultPages,
  sameEachRun,
  store,
  storedBefore,
  visitorPages,
  type SpokenPage,
} from '../screen-reader/pages.ts'
import { spoken } from '../screen-reader/spoken.ts'
import { expect, expectVisible, journey, openSignedIn } from './journey.ts'
import { readToTheEnd } from './looked-at.ts'
import { withoutDifferences } from './differences.ts'
import { css, type Tab } from './tab.ts'

const transcripts = join(import.meta.dirname, '../screen-reader')

async function listen(tab: Tab, language: Language, { name, path, ready, isLong }: SpokenPage): Promise<void> {
  await tab.open(path)
  await expectVisible(tab, css(ready))
  if (isLong) await tab.run(readToTheEnd, null)
  const expected = await readFile(join(transcripts, language, `${name}.txt`), 'utf8')
  await expect
    .soft(async () => {
      const announced = sameEachRun(spoken(await tab.readTree()))
      expect(withoutDifferences(tab.engine, announced)).toBe(withoutDifferences(tab.engine, expected))
    })
    .toPass({ timeout: 15_000, intervals: [100] })
}

const turns: Record<Language, string> = { en: '@long', hi: '@firefox', pa: '@webkit' }

for (const language of languages) {
  journey(`seven pages are announced as in Chromium: ${language}`, { tag: turns[language] }, async ({ tab, site }) => {
    await tab.open('/healthz')
    await tab.run(store, storedBefore(language))
    for (const page of visitorPages) await listen(tab, language, page)
    const parent = await openSignedIn(tab, site)
    await listen(tab, language, questionPage)
    for (const page of await resultPages(site, parent)) await listen(tab, language, page)
  })
}
