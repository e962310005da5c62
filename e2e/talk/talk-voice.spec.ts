/** The voices of the talk board: late, missing or failing; and a rotated phone. */
import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'

const word = (page: Page, id: string) => page.locator(`[data-word="${id}"]`)
const bigText = (page: Page) => page.getByRole('dialog', { name: 'Big text' })

/** A device without voices until `arrive`; its voice then speaks instantly, or fails after `vanish`. */
async function giveLateVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { lang: 'en-IN', name: 'Test voice', default: true, localService: true, voiceURI: 'test' }
    const spoken: string[] = []
    let voices: (typeof voice)[] = []
    let isBroken = false
    class Utterance extends EventTarget {
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => {},
      speak: (utterance: Utterance) => {
        if (!isBroken) spoken.push(utterance.text)
        queueMicrotask(() => utterance.dispatchEvent(new Event(isBroken ? 'error' : 'end')))
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    const arrive = () => {
      voices = [voice]
      speech.dispatchEvent(new Event('voiceschanged'))
    }
    const vanish = () => (isBroken = true)
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken, arrive, vanish })
  })
}

const changeVoice = (page: Page, what: 'arrive' | 'vanish') =>
  page.evaluate((name) => (window as unknown as Record<string, () => void>)[name]?.(), what)
const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)

test('a voice that loads late is used, and if it fails the sentence is shown in large text', async ({ page }) => {
  await giveLateVoice(page)
  await page.goto('/talk')
  await word(page, 'i').click()
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(bigText(page).getByText('I', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the board' }).click()

  await changeVoice(page, 'arrive')
  await word(page, 'want').click()
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  // The word on its press, then the sentence word by word, in the displayed form.
  await expect.poll(() => spoken(page)).toEqual(['want', 'I', 'want'])
  await expect(bigText(page)).toBeHidden()

  await changeVoice(page, 'vanish')
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(bigText(page).getByText('I want')).toBeVisible()
  const { letters, fits } = await bigText(page)
    .getByText('I want')
    .evaluate((text) => ({
      letters: parseFloat(getComputedStyle(text).fontSize),
      fits: text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth,
    }))
  expect(fits).toBe(true)
  expect(letters).toBeGreaterThan(60)
})

test('the large text and its buttons have enough contrast in the dark theme too, and the focus is visible', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-comfort', JSON.stringify({ colours: 'dark' })))
  await page.goto('/talk')
  await word(page, 'i').click()
  await page.getByRole('button', { name: 'Big text' }).click()
  await expect(bigText(page)).toBeVisible()
  expect(await axeViolations(page, '.talk-big')).toEqual([])
  await page.keyboard.press('Tab')
  const turn = page.getByRole('button', { name: 'Turn the text around' })
  await expect(turn).toBeFocused()
  // The text colour of the light theme, on white.
  await expect(turn).toHaveCSS('outline-color', 'rgb(26, 41, 35)')
})

test('a recording that cannot be played is replaced by the voice of the device', async ({ page }) => {
  await giveLateVoice(page)
  await page.goto('/talk')
  await expect(word(page, 'more')).toBeVisible()
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('ankur')
        open.onsuccess = () => {
          const { version } = open.result
          open.result.close()
          const next = indexedDB.open('ankur', version + 1)
          next.onupgradeneeded = () => {
            if (!next.result.objectStoreNames.contains('talk-files'))
              next.result.createObjectStore('talk-files', { keyPath: 'id' })
          }
          next.onerror = () => reject(next.error)
          next.onsuccess = () => {
            const put = next.result.transaction('talk-files', 'readwrite')
            put.objectStore('talk-files').put({ id: 'voice-first-en-more', type: 'audio/webm', bytes: new Uint8Array([1, 2, 3]) })
            put.oncomplete = () => {
              next.result.close()
              resolve()
            }
          }
        }
      }),
  )
  await page.reload()
  await changeVoice(page, 'arrive')
  await word(page, 'more').click()
  await expect.poll(() => spoken(page)).toEqual(['more'])
})

test('a board of either shape fits a phone in portrait and landscape, with all words in view', async ({ page }) => {
  for (const orientation of ['tall', 'wide'] as const) {
    await page.goto('/talk')
    await page.evaluate(
      (shape) =>
        localStorage.setItem(
          'ankur-talk',
          JSON.stringify({ boards: [{ id: 'first', settings: { size: 20, orientation: shape } }] }),
        ),
      orientation,
    )
    for (const [width, height] of [
      [360, 616],
      [616, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.reload()
      await expect(word(page, 'no')).toBeInViewport({ ratio: 1 })
      const sizes = await page
        .locator('[data-word]')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)))
      expect(Math.min(...sizes), `${orientation} at ${width}x${height}`).toBeGreaterThanOrEqual(48)
      await expect(page.getByRole('button', { name: 'For adults' })).toBeInViewport({ ratio: 1 })
    }
  }
})

test('with one switch a press anywhere selects, and a touch still opens the lock for adults', async ({ page }) => {
  await page.goto('/talk')
  await page.evaluate(() =>
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: 'first', settings: { size: 20, switches: 1 } }] })),
  )
  await page.reload()
  await expect(page.locator('[data-marked]')).toHaveCount(1)
  // The strip is highlighted first: a press on any word enters it instead.
  await word(page, 'no').click()
  await expect(page.locator('.talk-tool[data-marked]')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Your sentence' }).getByRole('status')).toHaveText('Press a picture')
  await page.getByRole('button', { name: 'For adults' }).click()
  await expect(page.getByRole('dialog', { name: 'This part is for adults' })).toBeVisible()
})

test('a board of sixty words on a phone in portrait has a button to every folder', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/talk')
  await page.evaluate(() =>
    localStorage.setItem(
      'ankur-talk',
      JSON.stringify({ boards: [{ id: 'first', settings: { size: 60, orientation: 'tall' } }] }),
    ),
  )
  await page.reload()
  // The board of the HTML has other rows until the page is hydrated.
  const lowest = () =>
    page.locator('[data-word]').evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().height)))
  await expect.poll(lowest).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'More words' }).click()
  await expect(page.getByRole('button', { name: /, folder$/ })).toHaveCount(13)
  await page.getByRole('button', { name: 'body, folder' }).click()
  await expect(word(page, 'tummy')).toBeInViewport({ ratio: 1 })
})

test('below four words are four of the family’s own, and a button leads to the rest of them and to every folder', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/talk')
  await page.evaluate(() => {
    const own = [0, 1, 2, 3, 4].map((place) => {
      return { id: `own-${place}`, names: { en: `Toy ${place}` }, kind: 'thing', folder: 'my_things', place }
    })
    const board = { id: 'first', settings: { size: 4, orientation: 'tall' }, own }
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [board] }))
  })
  await page.reload()
  await expect(word(page, 'own-3')).toBeInViewport({ ratio: 1 })
  await expect(word(page, 'own-4')).toBeHidden()
  await page.getByRole('button', { name: 'More words' }).click()
  await expect(page.getByRole('button', { name: /, folder$/ })).toHaveCount(13)
  await page.getByRole('button', { name: 'my things, folder' }).click()
  await expect(word(page, 'own-4')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'More words' }).click()
  await expect(word(page, 'want')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'For adults' })).toBeInViewport({ ratio: 1 })
})
