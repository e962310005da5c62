import type { Page } from '@playwright/test'
import type { Language } from '@ankur/content'

export interface Look {
  readonly language: Language
  readonly colours: 'light' | 'dark' | 'calm'
}

/** What is looked at in three languages and in three themes is looked at in each of them once. */
const looks: readonly Look[] = [
  { language: 'en', colours: 'dark' },
  { language: 'hi', colours: 'calm' },
  { language: 'pa', colours: 'light' },
]

/** Opens a page as it is on a small phone, in one look after the other. `kept` is what that phone keeps besides. */
export async function inEachLook(
  page: Page,
  { path, kept = {} }: { path: string; kept?: Readonly<Record<string, string>> },
  seen: (look: Look) => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const look of looks) {
    const entries = {
      'ankur-language': look.language,
      'ankur-comfort': JSON.stringify({ colours: look.colours }),
      ...kept,
    }
    // A page that keeps nothing itself.
    await page.goto('/healthz')
    await page.evaluate((all) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
    }, entries)
    await page.goto(path)
    await seen(look)
  }
}

/** Text twice as large, as a browser's own setting makes it. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
}

/** Which of these parts would have to be scrolled sideways. */
export async function widerThanItself(page: Page, parts: readonly string[]): Promise<string[]> {
  return await page.evaluate(
    (all) =>
      all.filter((part) => {
        const { scrollWidth, clientWidth } = document.querySelector(part)!
        return scrollWidth > clientWidth + 1
      }),
    parts,
  )
}
