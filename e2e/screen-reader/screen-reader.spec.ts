/**
 * What a screen reader announces on seven pages in three languages, stop by stop:
 * `screen-reader/<language>/<page>.txt`; beside it what a simulator announces. After a change of a page, review the difference and update the files with
 * `npm run screen-reader -- -u`. Firefox and WebKit are compared with the same files: `engines/spoken.journey.ts`.
 */
import { languages, type Language } from '@ankur/content'
import type { Page } from '@playwright/test'
import { expect, readToTheEnd, signIn, signUp, test } from '../fixtures.ts'
import { chromiumTree } from './chromium-tree.ts'
import { questionPage, resultPages, sameEachRun, store, storedBefore, visitorPages, type SpokenPage } from './pages.ts'
import { serveSimulator, simulated } from './simulator.ts'
import { spoken } from './spoken.ts'

async function listen(page: Page, language: Language, { name, path, ready, isLong }: SpokenPage): Promise<void> {
  await page.goto(path)
  await expect(page.locator(ready).first()).toBeVisible()
  if (isLong) await readToTheEnd(page)
  await page.waitForLoadState('networkidle')
  expect.soft(sameEachRun(spoken(await chromiumTree(page)))).toMatchSnapshot([language, `${name}.txt`])
  expect.soft(sameEachRun(await simulated(page))).toMatchSnapshot([language, `${name}.simulated.txt`])
}

for (const language of languages) {
  test(`screen reader transcripts of seven pages: ${language}`, async ({ page, site }) => {
    await serveSimulator(page)
    await page.goto('/healthz')
    await page.evaluate(store, storedBefore(language))
    for (const each of visitorPages) await listen(page, language, each)
    const parent = await signUp(site)
    await signIn(site, page, parent)
    await listen(page, language, questionPage)
    for (const each of await resultPages(site, parent)) await listen(page, language, each)
  })
}
