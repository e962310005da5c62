/** The sentence strip: the highlighted word during speech, and scrolling through a long sentence. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const word = (page: Page, id: string) => page.locator(`.talk-grid [data-word="${id}"]`)
const stripWords = (page: Page) => page.locator('.talk-strip__word')
const highlighted = (page: Page) =>
  stripWords(page).evaluateAll((all) => all.flatMap((each, at) => ('saying' in (each as HTMLElement).dataset ? [at] : [])))

/** Installs a voice that speaks each word until `endWord` is called. */
async function installSlowVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { lang: 'en-IN', name: 'Test voice', default: true, localService: true, voiceURI: 'test' }
    const spoken: string[] = []
    let current: EventTarget | undefined
    class Utterance extends EventTarget {
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const speech = Object.assign(new EventTarget(), {
      speaking: true,
      getVoices: () => [voice],
      cancel: () => {},
      speak: (utterance: Utterance) => {
        current = utterance
        spoken.push(utterance.text)
        queueMicrotask(() => utterance.dispatchEvent(new Event('start')))
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    const endWord = () => current?.dispatchEvent(new Event('end'))
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken, endWord })
  })
}

const endWord = (page: Page) => page.evaluate(() => (window as unknown as { endWord: () => void }).endWord())

test('the spoken word is highlighted: the pressed one, then each word of the sentence', async ({ page }) => {
  await installSlowVoice(page)
  await page.goto('/talk')
  for (const [at, id] of ['i', 'want', 'eat'].entries()) {
    await word(page, id).click()
    await expect.poll(() => highlighted(page), id).toEqual([at])
  }
  await endWord(page)
  await expect.poll(() => highlighted(page)).toEqual([])
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  for (const at of [0, 1, 2]) {
    await expect.poll(() => highlighted(page)).toEqual([at])
    await endWord(page)
  }
  await expect.poll(() => highlighted(page)).toEqual([])

  // In forced colours the underline, transparent elsewhere, does not appear under the other words.
  await page.emulateMedia({ forcedColors: 'active' })
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect.poll(() => highlighted(page)).toEqual([0])
  const lines = () => stripWords(page).evaluateAll((all) => all.map((each) => getComputedStyle(each).borderBlockEndColor))
  await expect.poll(async () => new Set(await lines()).size).toBe(2)
  expect((await lines())[1]).toBe((await lines())[2])

  // Changing the sentence stops its speech.
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect.poll(() => highlighted(page)).toEqual([0])
  await page.getByRole('button', { name: 'Remove the last word' }).click()
  await expect.poll(() => highlighted(page)).toEqual([])
})

test('a long sentence shows its last word, and can be scrolled to its first words and back', async ({ page }) => {
  await installSlowVoice(page)
  for (const size of [
    { width: 360, height: 616 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/talk')
    const words = stripWords(page)
    const earlier = page.getByRole('button', { name: 'Show earlier words' })
    const last = page.getByRole('button', { name: 'Show the last words' })
    await word(page, 'more').click()
    await expect(words).toHaveCount(1)
    await expect(earlier).toBeHidden()
    for (let press = 1; press < 12; press++) {
      await word(page, press % 2 ? 'something_else' : 'finished').click()
      await expect(words).toHaveCount(press + 1)
      await expect(words.last(), `after ${press + 1} words`).toBeInViewport({ ratio: 0.9 })
    }
    await page.getByRole('button', { name: 'Big text' }).click()
    await page.getByRole('button', { name: 'Back to the board' }).click()
    await expect(earlier).toBeVisible()
    await expect(words.last(), 'after the large text').toBeInViewport({ ratio: 0.9 })
    await expect(words.first()).not.toBeInViewport()
    // The highlighted word is scrolled into view during speech.
    await page.getByRole('button', { name: 'Speak', exact: true }).click()
    await expect(words.first()).toBeInViewport({ ratio: 0.9 })
    for (let at = 0; at < 12; at++) {
      await expect.poll(() => highlighted(page)).toEqual([at])
      await expect(words.nth(at)).toBeInViewport({ ratio: 0.9 })
      await endWord(page)
    }
    await expect.poll(() => highlighted(page)).toEqual([])
    await expect(words.last()).toBeInViewport({ ratio: 0.9 })

    // With the keyboard, as by touch or a switch: one page at a time, and each word is on one of the pages.
    await earlier.focus()
    const seen = new Set<number>()
    await expect(async () => {
      const shown = await words.evaluateAll((all) => {
        const box = all[0]?.parentElement?.getBoundingClientRect()
        const isShown = ({ left, right }: DOMRect) => box && left >= box.left - 1 && right <= box.right + 1
        return all.flatMap((each, at) => (isShown(each.getBoundingClientRect()) ? [at] : []))
      })
      for (const at of shown) seen.add(at)
      const isAtStart = await last.isVisible()
      if (!isAtStart) await page.keyboard.press('Enter')
      expect(isAtStart).toBe(true)
    }).toPass()
    expect(seen.size, `words seen at ${size.width}`).toBe(12)
    await expect(words.first()).toBeInViewport({ ratio: 0.9 })
    await last.click()
    await expect(words.last()).toBeInViewport({ ratio: 0.9 })
  }
})

test('one switch scrolls back to the first words, as the first button in the row of the sentence', async ({ page }) => {
  await page.addInitScript(() => {
    const settings = { switches: 1, scanSeconds: 8, orientation: 'tall' }
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: 'first', settings }] }))
  })
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/talk')
  await expect(page.locator('.talk-strip[data-marked]')).toBeVisible()
  for (let press = 0; press < 8; press++) await word(page, 'something_else').dispatchEvent('click')
  await expect(stripWords(page).last()).toBeInViewport({ ratio: 0.9 })
  const earlier = page.getByRole('button', { name: 'Show earlier words' })
  await expect(async () => {
    await page.keyboard.press(' ')
    await expect(earlier).toHaveAttribute('data-marked', { timeout: 500 })
    await page.keyboard.press(' ')
    await expect(stripWords(page).first()).toBeInViewport({ ratio: 0.9, timeout: 500 })
  }).toPass()
})

test('a switch user hears the words of the marked row one by one, and the chosen word is spoken to its end', async ({ page }) => {
  await page.clock.install()
  await installSlowVoice(page)
  await page.addInitScript(() => {
    const settings = { size: 4, switches: 1, scanSeconds: 2, scanAloud: true, orientation: 'tall' }
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: 'first', settings }] }))
  })
  await page.goto('/talk')
  await expect(page.locator('.talk-strip[data-marked]')).toBeVisible()
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.splice(0))
  await expect.poll(spoken).toEqual(['Your sentence'])
  await page.clock.runFor(4000)
  await expect.poll(spoken).toEqual(['want'])
  await endWord(page)
  await expect.poll(spoken).toEqual(['help'])
  await page.keyboard.press(' ')
  await expect.poll(spoken).toEqual(['want'])
  await page.keyboard.press(' ')
  await expect.poll(spoken).toEqual(['want'])
  // The strip is marked again, and not announced while the word is spoken.
  await expect(page.locator('.talk-strip[data-marked]')).toBeVisible()
  await page.clock.runFor(4000)
  await expect(page.locator('.talk-grid__row[data-marked]')).toBeVisible()
  expect(await spoken()).toEqual([])
  await endWord(page)
  await page.clock.runFor(2000)
  await expect.poll(spoken).toEqual(['more'])
})
