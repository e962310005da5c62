/**
 * Measures how smoothly the calm games play at their liveliest setting with the CPU slowed down four times, compared
 * with an empty page that runs only an animation loop; and checks that nothing moves at the quiet setting. Run by
 * `npm run bench -- games`.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { theBrowser } from '../browser.ts'
import { type PlayedGame, playables } from '../games/play.ts'
import { startSite } from '../site.ts'
import { compare, emptyPage, slower, type SlowedPage } from './slowed.ts'

const size = { width: 360, height: 616 }
const played = { level: 3, seed: 5 } as const
/** One of the first games, with dragged pieces, and those for talking together. */
const measured = ['number_sorting', 'what_comes_next', 'choose_and_ask', 'same_different', 'take_turns'] as const
/** Longer than the animation after a piece is placed. */
const placementMs = 700

const site = await startSite()
try {
  const { executablePath, env, sandbox } = await theBrowser()
  const browser = await chromium.launch({ executablePath, chromiumSandbox: sandbox, env: { ...process.env, ...env } })
  console.log(
    `\nCalm games at ${size.width}x${size.height}, ${slower} times as slow, beside an empty animation loop in the same run`,
  )
  for (const game of measured) {
    const open = await opened(browser, game, 'lively')
    await compare(`${game}, lively`, open, await emptyPage(browser, size), (page) =>
      page === open.page ? play(page, game) : idle(page),
    )
    await reportAnimations(await opened(browser, game, 'quiet'), game)
  }
  await browser.close()
} finally {
  await site.close()
}

async function opened(browser: Browser, game: PlayedGame, sensory: 'lively' | 'quiet'): Promise<SlowedPage> {
  const page = await browser.newPage({ baseURL: site.url, viewport: size, locale: 'en-IN', serviceWorkers: 'block' })
  await page.goto('/healthz')
  await page.evaluate(
    (stored) => localStorage.setItem('ankur-progress', stored),
    JSON.stringify({ settings: { sensory }, games: { [game]: played } }),
  )
  await page.goto(playables[game].path)
  await page.locator('.game__stage').waitFor()
  return { page, wire: await page.context().newCDPSession(page) }
}

/** A round from its first piece to the picture at the end, and the same round again. */
async function play(page: Page, game: PlayedGame): Promise<void> {
  for (const choice of playables[game].choices(page, played)) {
    for (const button of choice) await button.click()
    await page.waitForTimeout(placementMs)
  }
  await page.waitForTimeout(2 * placementMs)
  await page.getByRole('button', { name: 'Again', exact: true }).click()
}

async function idle(page: Page): Promise<void> {
  await page.waitForTimeout(6 * placementMs)
}

/** Lists the animations and transitions that started while a round was played. */
async function reportAnimations({ page }: SlowedPage, game: PlayedGame): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<Animation>()
    Object.assign(window, { benchSeen: seen })
    const look = () => {
      for (const each of document.getAnimations()) seen.add(each)
      requestAnimationFrame(look)
    }
    look()
  })
  await play(page, game)
  const count = await page.evaluate(() => (window as unknown as { benchSeen: Set<Animation> }).benchSeen.size)
  console.log(`${game}, quiet: ${count} movements in a whole round`)
  await page.close()
}
