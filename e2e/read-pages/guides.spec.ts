/** The guides for families: in three languages, without JavaScript, and printed on one sheet. */
import { languages, type Language } from '@ankur/content'
import { allGuides } from '@ankur/content/guides/all-guides'
import { sheets as materials } from '@ankur/content/materials/sheets'
import { reviews, type Review } from '@ankur/content/reviews'
import { guides as words } from '@ankur/content/words/en/guides/guides'
import { whoChecked as whoCheckedEn } from '@ankur/content/words/en/site/who-checked'
import { whoChecked as whoCheckedHi } from '@ankur/content/words/hi/site/who-checked'
import { whoChecked as whoCheckedPa } from '@ankur/content/words/pa/site/who-checked'
import { expect, test } from '../fixtures.ts'
import { selectTurn } from '../sweep.ts'

const whoChecked = { en: whoCheckedEn, hi: whoCheckedHi, pa: whoCheckedPa }

const addressOf = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`)

for (const [turn, guide] of allGuides.entries()) {
  test(`${guide.path} prints on one A4 sheet, with every section open`, async ({ page }) => {
    for (const language of selectTurn(languages, turn, languages.length)) {
      await page.goto(addressOf(guide.path, language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide.title[language])
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
      expect(sheets, language).toHaveLength(1)
      await page.emulateMedia({ media: 'print' })
      const lines = guide.folds.flatMap(({ parts }) => parts.flatMap(({ lines: some }) => some))
      for (const line of lines.slice(-2)) await expect(page.getByText(line.text[language])).toBeVisible()
      const typed = new URL(page.url()).host + addressOf(guide.path, language)
      await expect(page.locator('.guide__paper')).toContainText(typed)
      await page.emulateMedia({ media: null })
    }
  })

  test(`${guide.path} has a description and is listed for search engines in each language`, async ({ page, request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const language of languages) {
      const address = addressOf(guide.path, language)
      expect(sitemap).toContain(`${address}</loc>`)
      await page.goto(address)
      await expect(page).toHaveTitle(new RegExp(`^${guide.title[language]}: `))
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', guide.description[language])
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`))
    }
  })
}

test('the materials are filtered by reader without JavaScript, and each filter shows its count', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/materials`)
  const listed = page.locator('main [data-for]')
  const all = await listed.count()
  for (const reader of ['Family', 'School', 'Health worker']) {
    const choice = page.getByRole('radio', { name: new RegExp(`^${reader} `) })
    await choice.check()
    const count = Number(/\((\d+)\)/.exec((await page.locator('label', { has: choice }).textContent()) ?? '')?.[1])
    expect(count).toBeLessThanOrEqual(all)
    await expect(listed.filter({ visible: true })).toHaveCount(count)
  }
  await page.getByRole('radio', { name: 'Everyone' }).check()
  await expect(listed.filter({ visible: true })).toHaveCount(all)
  await page.locator('.materials__languages').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(`${site.url}/hi/materials`)
  await context.close()
})

test('the help page leads to rights, and a legal rule there names its source and the day it was checked', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('main').getByRole('link', { name: 'Rights and schemes' }).click()
  await expect(page).toHaveURL('/rights')
  await page.getByText('Disability card (UDID)').last().click()
  const card = page.locator('#card')
  await expect(card.getByText('Autism is one of the 21 conditions in the law.')).toBeVisible()
  await card.getByText(words.source, { exact: true }).click()
  await expect(card.getByRole('link', { name: /Commissioner for Persons with Disabilities/ })).toHaveAttribute(
    'href',
    /^https:\/\/megscpwd\.gov\.in/,
  )
  await expect(card.getByText(words.looked_up)).toContainText('23 November 2026')
})

test('a link to one scheme opens it, and the footer of every page links to the guides', async ({ page }) => {
  await page.goto('/hi/rights#school')
  await expect(page.getByText('ज़िला शिक्षा अधिकारी', { exact: false })).toBeVisible()
  await page.goto('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rights and schemes' }).click()
  await expect(page).toHaveURL('/rights')
})

test('boxes ticked in the first hundred days are stored only on this device', async ({ page }) => {
  await page.goto('/first-hundred-days')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.method()))
  await page.getByText('Days 8 to 30').click()
  const box = page.getByRole('checkbox', { name: "Have your child's hearing tested." })
  await box.check()
  await expect(page.getByText('What you tick stays on this device.')).toBeVisible()
  expect(requests.filter((method) => method !== 'GET')).toEqual([])

  await page.goto('/pa/first-hundred-days#days-8')
  await expect(page.getByRole('checkbox', { name: 'ਸੁਣਨ ਦੀ ਜਾਂਚ ਕਰਵਾਓ।' })).toBeChecked()
})

test('the page on first words says that pictures do not teach speech', async ({ page }) => {
  await page.goto('/first-words#studies')
  await expect(
    page.getByText('It does not teach speech and does not replace a speech therapist.', { exact: false }),
  ).toBeVisible()
  await expect(page.locator('#cards > li')).toHaveCount(7)
  await page.goto('/first-words#board')
  await expect(page.locator('#board').getByRole('link', { name: 'Open the talk board' })).toHaveAttribute('href', '/talk')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sections open, boxes can be ticked, and no text claims that ticks are stored', async ({ page }) => {
    await page.goto('/hi/first-hundred-days')
    await page.getByText('दिन 1 से 7').click()
    await page.getByRole('checkbox').first().check()
    await expect(page.getByText('आपके निशान इसी फ़ोन पर रहते हैं।')).toBeHidden()
  })
})

test('the review page names every text, who must review it, and that it is not signed yet', async ({ page }) => {
  for (const language of languages) {
    await page.goto(addressOf('/who-checked', language))
    const rows = page.locator('[data-text]')
    await expect(rows).toHaveCount(Object.keys(reviews).length)
    const unsigned = Object.values<Review>(reviews).filter(({ by }) => by === null)
    await expect(rows.filter({ hasText: whoChecked[language].nobody })).toHaveCount(unsigned.length)
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets, language).toHaveLength(1)
  }
  await page.goto('/rights')
  await page.getByRole('main').getByRole('link', { name: 'Who has checked what' }).click()
  await expect(page).toHaveURL('/who-checked')
})

test('every sheet of the materials prints on one A4 page with a line for the name', async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('/materials')
  await expect(page.locator('.materials__link')).toHaveCount(materials.length)
  for (const [turn, path] of ['/materials', ...materials.map(({ id }) => `/materials/${id}`)].entries()) {
    for (const language of selectTurn(languages, turn, languages.length)) {
      await page.goto(addressOf(path, language))
      const pdf = await page.pdf({ preferCSSPageSize: true })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), `${language} ${path}`).toHaveLength(1)
      expect(pdf.byteLength, `${language} ${path}`).toBeLessThan(200 * 1024)
    }
  }
  await page.goto(addressOf(`/materials/${materials.at(-1)?.id}`, 'pa'))
  await expect(page.getByText('ਨਾਂ', { exact: true })).toBeVisible()
})

test('without a voice there is no empty line between the cards and their heading', async ({ page }) => {
  for (const path of ['/hi/assessment', '/pa/first-words']) {
    await page.goto(path)
    const heading = await page.locator('#cards-title').boundingBox()
    const cards = await page.locator('#cards').boundingBox()
    expect(cards!.y - (heading!.y + heading!.height), path).toBeLessThanOrEqual(24)
  }
})

test('a section of the everyday guide links to its printable sheet', async ({ page }) => {
  await page.goto('/pa/everyday#sleep')
  await page.getByRole('link', { name: 'ਸੌਣ ਦਾ ਸਮਾਂ ਤਸਵੀਰਾਂ ਵਿੱਚ, ਛਾਪਣ ਲਈ' }).click()
  await expect(page).toHaveURL('/pa/materials/bedtime')
})

test('a teacher reaches a sheet and its print button from the home page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /I am a teacher or health worker/ }).click()
  await expect(page).toHaveURL('/materials')
  await page.getByRole('link', { name: 'My day in pictures' }).click()
  await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeVisible()
  await expect(page.getByText('Go out or learn')).toBeVisible()
})
