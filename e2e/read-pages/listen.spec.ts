import type { Page } from '@playwright/test'
import { expect, test as testVisitor, testSignedIn as test } from '../fixtures.ts'

/** Headless Chromium has no voices, so this stub replaces them. A test decides when a sentence ends. */
async function giveVoice(page: Page, language: string): Promise<void> {
  await page.addInitScript((lang) => {
    let current: SpeechSynthesisUtterance | null = null
    const spoken: { text: string; rate: number }[] = []
    const voice = { lang, name: lang, default: true, localService: true, voiceURI: lang }
    class Utterance extends EventTarget {
      voice = null
      lang = ''
      rate = 1
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      // As in browsers: cancel ends the current utterance with an error event, asynchronously.
      cancel: () => {
        const ended = current
        current = null
        queueMicrotask(() => ended?.dispatchEvent(new Event('error')))
      },
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance
        spoken.push({ text: utterance.text, rate: utterance.rate })
      },
    })
    const finish = () => current?.dispatchEvent(new Event('end'))
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken, finish })
  }, language)
}

const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: { text: string; rate: number }[] }).spoken)
const finish = (page: Page) => page.evaluate(() => (window as unknown as { finish: () => void }).finish())
const underlined = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('reading') ?? [])].map((range) => (range as Range).toString().replace(/\s+/g, ' ')))

test('Listen reads the question sentence by sentence, and can be paused, resumed and stopped', async ({ page }) => {
  await giveVoice(page, 'en-IN')
  await page.goto('/autism-test/question/8')
  const question = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Listen' }).click()
  expect(await spoken(page)).toEqual([{ text: question, rate: 0.8 }])
  await expect.poll(() => underlined(page)).toEqual([question])

  await finish(page)
  const [, example] = await spoken(page)
  await expect.poll(() => underlined(page)).toEqual([example!.text])
  await page.getByRole('button', { name: 'Pause' }).click()
  await finish(page)
  expect(await spoken(page)).toHaveLength(2)

  await page.getByRole('button', { name: 'Go on' }).click()
  expect((await spoken(page))[2]).toEqual(example)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => underlined(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Listen' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
})

test('the reading speed of the comfort settings applies from the next sentence on', async ({ page }) => {
  await giveVoice(page, 'en-IN')
  await page.goto('/autism-test/question/8')
  await page.getByRole('banner').getByRole('button', { name: 'Comfort settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Reading speed' }).getByLabel('Slower').check()
  await dialog.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(async () => (await spoken(page)).map(({ rate }) => rate)).toEqual([0.6])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(async () => (await spoken(page)).map(({ rate }) => rate)).toEqual([0.6, 0.6])
})

test('a reading sample in the comfort dialog stops the reading of the question', async ({ page }) => {
  await giveVoice(page, 'en-IN')
  await page.goto('/autism-test/question/8')
  await page.getByRole('button', { name: 'Listen' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Comfort settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(() => underlined(page)).toEqual(['A seed grows a little every day.'])
  await finish(page)
  await expect.poll(() => underlined(page)).toEqual(['It needs water, light and time.'])
  await page.keyboard.press('Escape')
  await expect.poll(() => underlined(page)).toEqual([])
  await expect(page.getByRole('main').getByRole('button', { name: 'Listen' })).toBeVisible()
})

test('without a voice for the language there is no Listen button, and the settings say how to install one', async ({ page }) => {
  await giveVoice(page, 'en-IN')
  await page.goto('/autism-test/question/8')
  await page.getByRole('main').getByRole('button', { name: 'ਪੰਜਾਬੀ' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
  await expect(page.getByRole('button', { name: 'ਸੁਣੋ' })).toHaveCount(0)
  await page.locator('[data-comfort]').filter({ visible: true }).click()
  await expect(page.getByRole('dialog')).toContainText('ਇਸ ਕੰਪਿਊਟਰ ਵਿੱਚ ਪੰਜਾਬੀ ਦੀ ਆਵਾਜ਼ ਨਹੀਂ ਹੈ।')
})

test('reading an article starts at "In short" and leaves out the citation numbers', async ({ page }) => {
  await giveVoice(page, 'en-IN')
  await page.goto('/blogs/explaining-autism-to-grandmother')
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(async () => (await spoken(page)).map(({ text }) => text).filter(Boolean)).toEqual(['In short'])

  const paragraph = await page
    .locator('p:has(.cited__mark)')
    .first()
    .evaluate((cited) => {
      const read = cited.cloneNode(true) as HTMLElement
      for (const mark of read.querySelectorAll('.cited__mark')) mark.remove()
      return read.textContent
    })
  const sentences = paragraph.split(/(?<=[.?]) /)
  for (let current = ''; current !== sentences[0]; [current = ''] = (await spoken(page)).slice(-1).map(({ text }) => text))
    await finish(page)
  for (const sentence of sentences) {
    expect((await spoken(page)).at(-1)!.text).toBe(sentence)
    await finish(page)
  }
  await page.getByRole('button', { name: 'Stop' }).click()
})

testVisitor('reading an article starts at its beginning, and the reading chunk loads on the first press', async ({ page }) => {
  await giveVoice(page, 'en-IN')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/blogs/what-is-autism')
  const listen = page.getByRole('button', { name: 'Listen' })
  await expect(listen).toBeVisible()
  expect(fetched.filter((url) => url.includes('read-aloud'))).toEqual([])
  await listen.click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await expect.poll(() => underlined(page)).toEqual(['In short'])
  await finish(page)
  const [heading, first] = (await spoken(page)).filter(({ text }) => text !== '')
  expect(heading!.text).toBe('In short')
  await expect.poll(() => underlined(page)).toEqual([first!.text])
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => underlined(page)).toEqual([])
  await expect(listen).toBeFocused()
})

testVisitor('without any voice an article has no Listen button', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window.speechSynthesis, 'getVoices', { value: () => [] }))
  await page.goto('/blogs/what-is-autism')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Comfort settings' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0)
})

testVisitor('a voice that sends the text to a server is not used', async ({ page }) => {
  await page.addInitScript(() => {
    const away = { lang: 'en-IN', name: 'away', default: true, localService: false, voiceURI: 'away' }
    Object.defineProperty(window.speechSynthesis, 'getVoices', { value: () => [away] })
  })
  await page.goto('/blogs/what-is-autism')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Comfort settings' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0)
})
