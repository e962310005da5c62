/**
 * Runs axe on every page, at 360 and 1280 px, in three themes and three languages. `npm test` rotates the
 * combinations from page to page; `npm run sweep` checks all of them, and 320 px too.
 */
import type { Page } from '@playwright/test'
import { languages, type Language } from '@ankur/content'
import { findSmallTargets } from '../engines/looked-at.ts'
import { axeViolations } from './axe-violations.ts'
import { calmAnswers, expect, readToTheEnd, sessionKey, signIn, signUp, storeAnswers, test, type Parent } from '../fixtures.ts'
import { isSweep } from '../sweep.ts'
import { allPages, pagesInTurn } from './pages.ts'

const widths = isSweep ? [320, 360, 1280] : [360, 1280]
const themes = ['light', 'dark', 'calm'] as const

interface Look {
  readonly path: string
  readonly kind: 'static' | 'app'
  readonly width: number
  readonly theme: (typeof themes)[number]
  readonly language: Language
}

/** Pages that share one template: `npm test` checks every fourth. The games are played under axe too (games-by-touch). */
const templates = /\/(blogs|materials)\/.|^\/games\/(?!sheets$|for-adults$|garden$)./
const chosen = pagesInTurn().filter(({ path }, index) => !templates.test(path) || index % 4 === 0)

const looks = (isSweep ? allPages() : chosen).flatMap(({ path, language, kind }, index): Look[] => {
  const spoken = language ? [language] : languages
  const all = widths.flatMap((width) =>
    themes.flatMap((theme) => spoken.map((each) => ({ path, kind, width, theme, language: each }))),
  )
  return isSweep ? all : [all[(index * 7 + Math.floor(index / 3)) % all.length]!]
})

const visitorsOnly = /^\/(auth-gate|sign-in|sign-up|forgot-password|reset-password)$/

/** The session state for a page. Pages of one kind are opened one after the other in the same session. */
function visitorOf({ path, kind }: Look): 'reader' | 'visitor' | 'parent' {
  if (kind === 'static') return 'reader'
  return visitorsOnly.test(path) ? 'visitor' : 'parent'
}

/** Pages per browser page: a new one for each look, with axe compiled again, takes twice as long. */
const looksAtOnce = 8
const groups = Object.entries(Object.groupBy(looks, visitorOf)).flatMap(([visitor, of]) =>
  Array.from({ length: Math.ceil(of.length / looksAtOnce) }, (_, group) => {
    return { visitor, group, of: of.slice(group * looksAtOnce, (group + 1) * looksAtOnce) }
  }),
)

let parent: Parent | undefined
for (const { visitor, group, of } of groups) {
  test(`axe finds no violation on pages of a ${visitor}, part ${group + 1}`, async ({ page, site }) => {
    await page.goto('/healthz')
    if (visitor === 'parent') await signIn(site, page, (parent ??= await signUp(site, 'Devi')))
    for (const look of of) await test.step(nameOf(look), () => checkLook(page, look))
  })
}

async function checkLook(page: Page, look: Look): Promise<void> {
  const { path, width, theme, language } = look
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/healthz')
  await page.evaluate(
    ([colours, spoken, session]) => {
      // Clears the storage of the page before.
      for (const key of Object.keys(localStorage)) if (key !== session) localStorage.removeItem(key)
      sessionStorage.clear()
      localStorage.setItem('ankur-comfort', JSON.stringify({ colours }))
      localStorage.setItem('ankur-language', spoken)
    },
    [theme, language, sessionKey] as const,
  )
  await storeAnswers(page, path === '/autism-test/results' ? calmAnswers : [{ questionId: 7, answer: 'yes' }])
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), nameOf(look)).toBeVisible()
  await expect(page.locator('html'), nameOf(look)).toHaveAttribute('data-theme', theme)

  await readToTheEnd(page)
  // The placeholder shown before the messages loaded has been replaced by now, and its heading with it.
  await expect(page.getByRole('heading', { level: 1 }).first(), nameOf(look)).toBeVisible()
  expect.soft(await axeViolations(page), nameOf(look)).toEqual([])

  expect.soft(await page.evaluate(findSmallTargets, 44), `${nameOf(look)}: touch target size`).toEqual([])

  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(overflow, `${nameOf(look)}: no horizontal scrolling`).toBeLessThanOrEqual(0)
}

function nameOf({ path, width, theme, language }: Look): string {
  return `${path} at ${width} px, ${theme}, ${language}`
}
