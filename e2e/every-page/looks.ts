import type { Page } from '@playwright/test'
import type { Language } from '@ankur/content'

export interface Look {
  readonly language: Language
  readonly colours: 'light' | 'dark' | 'calm'
}

/** Each of three languages and three themes occurs once. */
const looks: readonly Look[] = [
  { language: 'en', colours: 'dark' },
  { language: 'hi', colours: 'calm' },
  { language: 'pa', colours: 'light' },
]

/** Opens a page at the size of a small phone, in each look in turn. `kept` is added to local storage. */
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
    // A page that stores nothing itself.
    await page.goto('/healthz')
    await page.evaluate((all) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
    }, entries)
    await page.goto(path)
    await seen(look)
  }
}

/** Doubles the text size, as the browser's own setting does. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
}

/** The parts that scroll horizontally. */
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
