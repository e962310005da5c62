/**
 * Every page under axe, at 360 and 1280 px, in three themes and three languages. In `npm test` these take turns
 * from page to page; `npm run sweep` looks at every combination, and at 320 px too.
 */
import { languages, type Language } from '@ankur/content'
import { barriers } from './barriers.ts'
import { calmAnswers, expect, readToTheEnd, signIn, signUp, storeAnswers, test, type Parent } from '../fixtures.ts'
import { allPages, pagesInTurn } from './pages.ts'

const isSweep = Boolean(process.env.SWEEP)
const widths = isSweep ? [320, 360, 1280] : [360, 1280]
const themes = ['light', 'dark', 'calm'] as const

interface Look {
  readonly path: string
  readonly kind: 'static' | 'app'
  readonly width: number
  readonly theme: (typeof themes)[number]
  readonly language: Language
}

/** Articles are made alike: in `npm test` every fourth one stands for all. */
const chosen = pagesInTurn().filter(({ path }, index) => !/\/blogs\/./.test(path) || index % 4 === 0)

const looks = (isSweep ? allPages() : chosen).flatMap(({ path, language, kind }, index): Look[] => {
  const spoken = language ? [language] : languages
  const all = widths.flatMap((width) =>
    themes.flatMap((theme) => spoken.map((each) => ({ path, kind, width, theme, language: each }))),
  )
  return isSweep ? all : [all[(index * 7 + Math.floor(index / 3)) % all.length]!]
})

const visitorsOnly = /^\/(auth-gate|sign-in|sign-up|forgot-password|reset-password)$/

let parent: Parent | undefined
for (const { path, kind, width, theme, language } of looks) {
  test(`${path} at ${width} px, ${theme}, ${language}: no barrier that a machine can find`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/healthz')
    if (kind === 'app' && !visitorsOnly.test(path)) await signIn(site, page, (parent ??= await signUp(site, 'Devi')))
    await page.evaluate(
      ([colours, spoken]) => {
        localStorage.setItem('ankur-comfort', JSON.stringify({ colours }))
        localStorage.setItem('ankur-language', spoken)
      },
      [theme, language] as const,
    )
    await storeAnswers(page, path === '/autism-test/results' ? calmAnswers : [{ questionId: 7, answer: 'yes' }])
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)

    await readToTheEnd(page)
    // The frame that stood there before the words had come is gone by now, and its heading with it.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await barriers(page)).toEqual([])

    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow, 'no sideways scroll').toBeLessThanOrEqual(0)
  })
}
