/** The talk board with large text and long phrases. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { selectTurn } from '../sweep.ts'
import { clippedWords } from './talk-board.ts'

interface Written {
  readonly language: string
  readonly textSize: number
  readonly settings: Readonly<Record<string, unknown>>
}

/** A board in portrait, or as the settings say, in a language and a text size. */
async function openBoard(page: Page, written: Written): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate(({ language, textSize, settings }) => {
    localStorage.setItem('ankur-language', language)
    localStorage.setItem('ankur-comfort', JSON.stringify({ textSize }))
    const board = { id: 'first', settings: { orientation: 'tall', ...settings } }
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [board] }))
  }, written)
  await page.goto('/talk')
  await expect(page.locator('html')).not.toHaveAttribute('data-own-state')
}

test('at 200 % text and with long phrases on a small phone, each cell shows its whole word and its picture', async ({ page }) => {
  const clippedCells = (minPictureHeight = 16) =>
    page.locator('.talk-cell:has(.talk-symbol)').evaluateAll(
      (cells, minHeight) =>
        cells.flatMap((cell) => {
          const [box, text, picture] = [cell, cell.querySelector('.talk-cell__text'), cell.querySelector('svg')].map((each) =>
            each?.getBoundingClientRect(),
          )
          const isWhole = box && text && picture && text.bottom <= box.bottom + 1 && text.right <= box.right + 1
          return isWhole && picture.height >= minHeight ? [] : [cell.textContent]
        }),
      minPictureHeight,
    )
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/pa/talk')
  for (let press = 0; press < 2; press++) await page.getByRole('button', { name: 'ਦੂਜੇ ਫ਼ੋਲਡਰ ਵਿਖਾਓ' }).click()
  await page.getByRole('button', { name: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ, ਫ਼ੋਲਡਰ' }).click()
  await expect(page.getByRole('button', { name: /^ਮਜ਼ੇਦਾਰ, / })).toBeVisible()
  expect(await clippedCells()).toEqual([])

  // With a second language under the first, none of its words is broken.
  await page.evaluate(() => {
    const settings = { size: 20, orientation: 'tall', second: 'en' }
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: 'first', settings }] }))
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/pa/talk')
  const second = page.locator('.talk-cell__second')
  await expect(second.filter({ hasText: 'other' })).toBeVisible()
  const broken = await second.evaluateAll((all) =>
    all.flatMap((each) => {
      ;(each as HTMLElement).style.overflowWrap = 'normal'
      const cell = each.closest('.talk-cell')
      return cell && each.getBoundingClientRect().width > cell.clientWidth ? [each.textContent] : []
    }),
  )
  expect(broken).toEqual([])
  await page.evaluate(() => localStorage.removeItem('ankur-talk'))

  await page.setViewportSize({ width: 320, height: 616 })
  await page.goto('/pa/talk')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('button', { name: /^ਹੋ ਗਿਆ, / })).toBeVisible()
  expect(await clippedCells()).toEqual([])
  await expect(page.getByRole('button', { name: 'ਵੱਡਿਆਂ ਲਈ' })).toBeInViewport({ ratio: 1 })

  // With 60 words the cells are small; the sentence strip leaves room for them.
  await page.evaluate(() => {
    const settings = { size: 60, orientation: 'tall' }
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: 'first', settings }] }))
  })
  await page.goto('/pa/talk')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('button', { name: /^ਹੋ ਗਿਆ, / })).toBeVisible()
  expect(await clippedCells(10)).toEqual([])
})

for (const language of ['en', 'hi', 'pa'])
  test(`all 60 words of a portrait board are whole on a phone in landscape: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await page.addInitScript((chosen) => {
      localStorage.setItem('ankur-language', chosen)
      const settings = { size: 60, orientation: 'tall' }
      localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: 'first', settings }] }))
    }, language)
    await page.goto('/talk')
    await expect(page.locator('.talk-grid [data-word]').filter({ visible: true })).toHaveCount(60)
    const { clipped, smallestPx } = await clippedWords(page)
    expect(clipped).toEqual([])
    expect(smallestPx).toBeGreaterThanOrEqual(9)
  })

test('with large text, and with a second language below each word, every picture of a low phone keeps 18 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  for (const [turn, language] of ['en', 'hi', 'pa'].entries())
    for (const textSize of selectTurn([150, 100], turn, 2)) {
      await openBoard(page, { language, textSize, settings: { size: 20, second: language === 'en' ? 'pa' : 'en' } })
      await expect(page.locator('.talk-cell__second').first()).toBeVisible()
      const pictures = page.locator('.talk-cell .talk-symbol')
      const heights = await pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
      expect(Math.min(...heights), `${language} at ${textSize} %`).toBeGreaterThanOrEqual(18)
      const second = await page.locator('.talk-cell__second').evaluateAll((all) => {
        return all.map((each) => parseFloat(getComputedStyle(each).fontSize))
      })
      expect(Math.min(...second), `${language} at ${textSize} %`).toBeGreaterThanOrEqual(11)
      expect((await clippedWords(page)).clipped, `${language} at ${textSize} %`).toEqual([])
    }
})

test('60 words on a low phone are written in 11 px or more, also with large text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  for (const [turn, language] of ['en', 'hi', 'pa'].entries())
    for (const textSize of selectTurn([100, 150], turn, 2)) {
      await openBoard(page, { language, textSize, settings: { size: 60 } })
      await expect(page.locator('.talk-grid [data-word]').filter({ visible: true })).toHaveCount(60)
      expect((await clippedWords(page)).clipped, `${language} at ${textSize} %`).toEqual([])
      // Read in one evaluation: the app may render the words again in between.
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('.talk-grid .talk-cell__text')].flatMap((each) =>
          parseFloat(getComputedStyle(each).fontSize) < 11 ? [each.textContent] : [],
        ),
      )
      expect(small, `${language} at ${textSize} %`).toEqual([])
    }
})

test('folder names are whole, in at least 12 px, on every screen', async ({ page }) => {
  for (const [turn, language] of ['en', 'hi', 'pa'].entries()) {
    await page.goto('/healthz')
    await page.evaluate((chosen) => localStorage.setItem('ankur-language', chosen), language)
    const screens = [
      [320, 616],
      [360, 616],
      [740, 360],
      [768, 1024],
      [1280, 800],
    ] as const
    for (const [width, height] of selectTurn(screens, turn, 3)) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => localStorage.removeItem('ankur-talk'))
      await page.goto('/talk')
      await expect(page.locator('html')).not.toHaveAttribute('data-own-state')
      const folders = page.locator('.talk-folder')
      const next = page.locator('.talk-folder--next')
      const first = await folders.first().textContent()
      do {
        await expect(folders.first()).toBeVisible()
        const { clipped } = await clippedWords(page)
        expect(clipped, `${language} at ${width}`).toEqual([])
        // Read in one evaluation: the app may render the names again in between.
        const sizes = await page.evaluate(() =>
          [...document.querySelectorAll('.talk-folder__text')].map((each) => parseFloat(getComputedStyle(each).fontSize)),
        )
        expect(Math.min(...sizes), `${language} at ${width}`).toBeGreaterThanOrEqual(12)
        if (await next.isVisible()) await next.click()
      } while ((await folders.first().textContent()) !== first)
    }
  }
})

/** Widths and heights in pixels, and the text size in percent. */
const wideScreens = [
  [616, 360, 100],
  [616, 360, 125],
  [616, 360, 150],
  [616, 360, 200],
  [740, 360, 150],
  [800, 360, 150],
] as const

for (const [language, second] of [['en'], ['hi'], ['pa'], ['en', 'pa'], ['pa', 'hi']] as const)
  test(`in every folder of a wide board on a phone each word is whole and in 11 px or more, and keeps its place: ${[language, second].join(' ')}`, async ({
    page,
  }) => {
    const settings = { size: 20, orientation: 'wide', ...(second && { second }) }
    await page.setViewportSize({ width: 740, height: 360 })
    await openBoard(page, { language, textSize: 100, settings })
    await page.locator('.talk-grid [data-word]').first().focus()
    const places = () =>
      page.locator('.talk-grid [data-word]').evaluateAll((all) =>
        all.map((each) => {
          const { word, row, column } = (each as HTMLElement).dataset
          return `${word} ${row} ${column}`
        }),
      )
    for (let folder = 0; folder < 13; folder++) {
      await page.keyboard.press('PageDown')
      await expect(page.locator('.talk-cell--back')).toBeVisible()
      const name = await page.locator('.talk-grid').getAttribute('aria-label')
      const before = await places()
      for (const [width, height, text] of selectTurn(wideScreens, folder, 6)) {
        await page.setViewportSize({ width, height })
        await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text)
        const { clipped, smallestPx } = await clippedWords(page)
        const where = `${name} at ${width} px and ${text} %`
        expect(clipped, where).toEqual([])
        expect(smallestPx, where).toBeGreaterThanOrEqual(11)
        const { height: back = 0 } = (await page.locator('.talk-cell--back').boundingBox()) ?? {}
        expect(back, where).toBeGreaterThanOrEqual(40)
        expect(await places(), where).toEqual(before)
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    }
    await page.setViewportSize({ width: 360, height: 740 })
    const upright = await places()
    await page.setViewportSize({ width: 740, height: 360 })
    expect(await places(), 'rotated').toEqual(upright)
  })

test('beside 60 words on a phone in landscape the three buttons of the sentence are in one row, and every name is whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 360 })
  for (const language of ['en', 'pa']) {
    await openBoard(page, { language, textSize: 100, settings: { size: 60, orientation: 'wide' } })
    await page.locator('.talk-grid [data-word]').first().focus()
    // The first folder may be empty.
    for (let press = 0; press < 2; press++) await page.keyboard.press('PageDown')
    await expect(page.locator('.talk-cell--back')).toBeVisible()
    for (const width of [616, 800])
      for (const text of [100, 150, 200]) {
        await page.setViewportSize({ width, height: 360 })
        await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text)
        const middles = await page.locator('.talk-strip > :is(.talk-tool, .talk-speak)').evaluateAll((all) =>
          all.map((each) => {
            const { top, bottom } = each.getBoundingClientRect()
            return Math.round((top + bottom) / 2)
          }),
        )
        expect(new Set(middles).size, `${language} at ${width} px and ${text} %`).toBe(1)
        expect((await clippedWords(page)).clipped, `${language} at ${width} px and ${text} %`).toEqual([])
      }
  }
})
