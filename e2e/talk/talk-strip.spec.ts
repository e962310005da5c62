/** The sentence of the talk board: which word is marked while it is said, and the way back to its first words. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const word = (page: Page, id: string) => page.locator(`.talk-grid [data-word="${id}"]`)
const inSentence = (page: Page) => page.locator('.talk-strip__word')
const marked = (page: Page) =>
  inSentence(page).evaluateAll((all) => all.flatMap((each, at) => ('saying' in (each as HTMLElement).dataset ? [at] : [])))

/** A device with a voice that goes on with a word until `endWord` is called. */
async function giveSlowVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { lang: 'en-IN', name: 'Test voice', default: true, localService: true, voiceURI: 'test' }
    let current: EventTarget | undefined
    class Utterance extends EventTarget {}
    const speech = Object.assign(new EventTarget(), {
      speaking: true,
      getVoices: () => [voice],
      cancel: () => {},
      speak: (utterance: EventTarget) => (current = utterance),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, endWord: () => current?.dispatchEvent(new Event('end')) })
  })
}

const endWord = (page: Page) => page.evaluate(() => (window as unknown as { endWord: () => void }).endWord())

test('the mark stands on the word that is said: the pressed one, then each word of the sentence', async ({ page }) => {
  await giveSlowVoice(page)
  await page.goto('/talk')
  for (const [at, id] of ['i', 'want', 'eat'].entries()) {
    await word(page, id).click()
    await expect.poll(() => marked(page), id).toEqual([at])
  }
  await endWord(page)
  await expect.poll(() => marked(page)).toEqual([])
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  for (const at of [0, 1, 2]) {
    await expect.poll(() => marked(page)).toEqual([at])
    await endWord(page)
  }
  await expect.poll(() => marked(page)).toEqual([])

  // Where the system has its own colours, the others are not marked by a line that is transparent elsewhere.
  await page.emulateMedia({ forcedColors: 'active' })
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect.poll(() => marked(page)).toEqual([0])
  const lines = () => inSentence(page).evaluateAll((all) => all.map((each) => getComputedStyle(each).borderBlockEndColor))
  await expect.poll(async () => new Set(await lines()).size).toBe(2)
  expect((await lines())[1]).toBe((await lines())[2])

  // A sentence that is changed is said no further.
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect.poll(() => marked(page)).toEqual([0])
  await page.getByRole('button', { name: 'Remove the last word' }).click()
  await expect.poll(() => marked(page)).toEqual([])
})

test('a long sentence shows its last word, and leads back to its first ones and on again', async ({ page }) => {
  await giveSlowVoice(page)
  for (const size of [
    { width: 360, height: 616 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/talk')
    const words = inSentence(page)
    const before = page.getByRole('button', { name: 'Show earlier words' })
    const last = page.getByRole('button', { name: 'Show the last words' })
    await word(page, 'more').click()
    await expect(words).toHaveCount(1)
    await expect(before).toBeHidden()
    for (let press = 1; press < 12; press++) await word(page, press % 2 ? 'something_else' : 'finished').click()
    await expect(words.last()).toBeInViewport({ ratio: 0.9 })
    await expect(words.first()).not.toBeInViewport()
    // What is marked while it is said is seen.
    await page.getByRole('button', { name: 'Speak', exact: true }).click()
    await expect(words.first()).toBeInViewport({ ratio: 0.9 })
    for (let at = 0; at < 12; at++) {
      await expect.poll(() => marked(page)).toEqual([at])
      await expect(words.nth(at)).toBeInViewport({ ratio: 0.9 })
      await endWord(page)
    }
    await expect.poll(() => marked(page)).toEqual([])
    await expect(words.last()).toBeInViewport({ ratio: 0.9 })

    // By keys, as by a finger or a switch: a page at a time, and each word is on one of the pages.
    await before.focus()
    const seen = new Set<number>()
    await expect(async () => {
      const shown = await words.evaluateAll((all) => {
        const box = all[0]?.parentElement?.getBoundingClientRect()
        const isShown = ({ left, right }: DOMRect) => box && left >= box.left - 1 && right <= box.right + 1
        return all.flatMap((each, at) => (isShown(each.getBoundingClientRect()) ? [at] : []))
      })
      for (const at of shown) seen.add(at)
      const isBegin = await last.isVisible()
      if (!isBegin) await page.keyboard.press('Enter')
      expect(isBegin).toBe(true)
    }).toPass()
    expect(seen.size, `words seen at ${size.width}`).toBe(12)
    await expect(words.first()).toBeInViewport({ ratio: 0.9 })
    await last.click()
    await expect(words.last()).toBeInViewport({ ratio: 0.9 })
  }
})

test('one switch leads back to the first words too: they are the first thing in the row of the sentence', async ({ page }) => {
  await page.addInitScript(() => {
    const settings = { switches: 1, scanSeconds: 8, orientation: 'tall' }
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: 'first', settings }] }))
  })
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/talk')
  await expect(page.locator('.talk-strip[data-marked]')).toBeVisible()
  for (let press = 0; press < 8; press++) await word(page, 'something_else').dispatchEvent('click')
  await expect(inSentence(page).last()).toBeInViewport({ ratio: 0.9 })
  const before = page.getByRole('button', { name: 'Show earlier words' })
  await expect(async () => {
    await page.keyboard.press(' ')
    await expect(before).toHaveAttribute('data-marked', { timeout: 500 })
    await page.keyboard.press(' ')
    await expect(inSentence(page).first()).toBeInViewport({ ratio: 0.9, timeout: 500 })
  }).toPass()
})
