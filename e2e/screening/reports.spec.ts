import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { calmAnswers, expect, openFold, readToTheEnd, screening, storeAnswers, testSignedIn as test } from '../fixtures.ts'
import { printedSheets } from '../printed-sheets.ts'

/** Many answers count: nine of them are inverted. */
const manyAnswers = calmAnswers.map(({ questionId, answer }) =>
  questionId <= 9 ? { questionId, answer: answer === 'yes' ? ('no' as const) : ('yes' as const) } : { questionId, answer },
)

test('a parent exports the summary as a file, on paper, by mail and by a share link that can be revoked', async ({
  page,
  site,
  browser,
}) => {
  // A stub of the phone's share sheet, which records the shared data.
  await page.addInitScript(() => {
    const handed: unknown[] = []
    Object.assign(window, { handed })
    navigator.share = (data) => Promise.resolve(void handed.push(data))
  })
  await storeAnswers(page, manyAnswers)
  await page.evaluate(() => localStorage.setItem('ankur-district', 'ludhiana'))
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  await readToTheEnd(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^ankur-[^\s/]+-\d{4}-\d\d-\d\d\.pdf$/)
  const [family, doctor] = await printedSheets(readFileSync(await download.path()))
  expect(family).toContain('Many signs: please see a child doctor soon')
  expect(family).toContain('Ludhiana')
  expect(doctor).toContain('9 of 20 at stage 1')
  await expect(page.getByText(`${download.suggestedFilename()} is saved`)).toBeVisible()

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const mail = page.getByRole('region', { name: 'Email report' })
  const address = mail.getByLabel('Email address')
  await address.fill(' ')
  await mail.getByRole('button', { name: 'Send the email' }).click()
  await expect(mail.getByRole('alert')).toHaveText(/Email Required\s*Please enter an email address\./)
  await expect(address).toBeFocused()
  const reader = `doctor-${Date.now()}@example.org`
  await address.fill(reader)
  await mail.getByRole('button', { name: 'Send the email' }).click()
  await expect(mail.getByRole('status')).toContainText('Email Sent')
  await expect(mail.getByRole('status')).toContainText("The email is in this computer's mailbox.")
  const box = await fetch(`${site.url}/dev/mailbox?to=${reader}`, { headers: { accept: 'application/json' } })
  expect(await box.json()).toMatchObject([
    { to: reader, subject: 'Your saved page', attachments: [{ contentType: 'application/pdf' }] },
  ])

  const link = page.getByRole('region', { name: 'Share a link' })
  await expect(link.getByLabel(/^I agree/)).not.toBeChecked()
  await expect(link).toContainText('First tick the box above.')
  await link.getByLabel(/^I agree/).check()
  await link.getByRole('radio', { name: '7 days' }).check()
  await link.getByRole('button', { name: 'Make a link' }).click()
  const url = await link.getByRole('textbox', { name: 'The link', exact: true }).inputValue()
  await link.getByRole('button', { name: 'Send the link' }).click()
  expect(await page.evaluate(() => (window as unknown as { handed: unknown[] }).handed)).toEqual([{ url }])

  await expectNoViolation(page)
  const guest = await browser.newContext({ viewport: { width: 320, height: 700 } })
  const theirs = await guest.newPage()
  const shown = await theirs.goto(url)
  expect(shown?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  await theirs.getByText('Page 2: for the doctor').first().click()
  await expect(theirs.getByRole('heading', { name: 'Developmental screening: parent report' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  await expectNoViolation(theirs)
  await theirs.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).click()
  await expect(theirs.getByText('ਕਈ ਸੰਕੇਤ: ਕਿਰਪਾ ਕਰਕੇ ਛੇਤੀ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ').first()).toBeVisible()

  await page.reload()
  await readToTheEnd(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(link).toContainText('It has been opened once.')
  await link.getByRole('button', { name: 'End the link' }).click()
  await expect(link.getByRole('status').first()).toHaveText('The link has ended. It no longer works.')
  await theirs.reload()
  await expect(theirs.getByRole('heading', { level: 1, name: 'ਇਹ ਲਿੰਕ ਕੰਮ ਨਹੀਂ ਕਰ ਰਿਹਾ' })).toBeVisible()
  await guest.close()

  const words = page.getByRole('region', { name: 'Tell your family' })
  await expect(words.getByLabel('Your message')).toHaveValue(/how our child plays and talks/)
  expect(await words.getByLabel('Your message').inputValue()).not.toMatch(/autis|sign|\d/i)
  await words.getByRole('button', { name: 'Send the message' }).click()
  const [handed] = await page.evaluate(() => (window as unknown as { handed: { text?: string }[] }).handed)
  expect(handed?.text).toContain('child specialist')

  const other = await openFold(page, 'Compare, other files, delete')
  await other.getByRole('link', { name: 'Open the page for printing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report on paper' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^1 Follows a point No ●/ })).toBeVisible()
  await expectNoViolation(page)
  const printed = await page.pdf({ preferCSSPageSize: true })
  // In a browser the page count depends on the phone's fonts; the PDF has exactly two pages.
  expect((printed.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(4)
})

test('a mail whose answer got lost is not called unsent, and sending it again makes no second mail', async ({ page, site }) => {
  await storeAnswers(page, manyAnswers)
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  await readToTheEnd(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const mail = page.getByRole('region', { name: 'Email report' })
  const reader = `doctor-${Date.now()}@example.org`
  await mail.getByLabel('Email address').fill(reader)
  await page.route(
    '**/api/assessments/*/email',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await mail.getByRole('button', { name: 'Send the email' }).click()
  await expect(mail.getByRole('alert')).toContainText('We do not know yet whether the email was sent.')
  await mail.getByRole('button', { name: 'Send the email' }).click()
  await expect(mail.getByRole('status')).toContainText('Email Sent')
  expect(await site.mail(reader)).toHaveLength(1)
})

/** A visitor without an account, in a separate browser context. */
async function guestAt(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 320, height: 616 } })
  const page = await context.newPage()
  await page.goto(url)
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

test('a share link with a PIN opens once with the right PIN, and the family sees when and in which browser', async ({
  page,
  browser,
}) => {
  await storeAnswers(page, manyAnswers)
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  await readToTheEnd(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const link = page.getByRole('region', { name: 'Share a link' })
  await link.getByLabel(/^Protect the link with a PIN/).check()
  await link.getByLabel('The link opens only once.').check()
  await link.getByLabel(/^I agree/).check()
  await link.getByRole('button', { name: 'Make a link' }).click()
  const url = await link.getByRole('textbox', { name: 'The link', exact: true }).inputValue()
  const pin = (await link.getByText(/^PIN: /).innerText()).match(/\d{4}/)?.[0] ?? ''
  await expectNoViolation(page)
  {
    await using guest = await guestAt(browser, url)
    const box = guest.page.getByLabel('PIN', { exact: true })
    await expect(box).toBeVisible()
    await expectNoViolation(guest.page)
    await box.fill('12')
    await guest.page.getByRole('button', { name: 'Open' }).click()
    await expect(guest.page.getByText('Enter the four digits of the PIN.')).toBeVisible()
    await box.fill(String((Number(pin) + 1) % 10_000).padStart(4, '0'))
    await guest.page.getByRole('button', { name: 'Open' }).click()
    await expect(guest.page.getByRole('alert')).toHaveText('This PIN is not right. Tries left: 9')
    await box.fill(pin.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit))))
    await guest.page.getByRole('button', { name: 'Open' }).click()
    await expect(guest.page.getByText('This link will not open again.')).toBeVisible()
  }
  await using late = await guestAt(browser, url)
  await expect(late.page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()

  await page.reload()
  await readToTheEnd(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(link).toContainText('It asks for a PIN. It opens only once. It has been opened once.')
  await expect(link.getByRole('listitem')).toHaveText(/^\d{1,2} \w+ \d{4}: Chrome/)
})

test("a share link opens in the sender's language, unless the reader has chosen another", async ({ browser, parent, site }) => {
  const id = await screening(site, parent, [1, 2, 3, 6, 7, 9, 10, 11])
  const made = await fetch(`${site.url}/api/assessments/${id}/share`, {
    method: 'POST',
    headers: { authorization: `Bearer ${parent.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ days: 7, consent: { noticeVersion: '2026-11-23', language: 'hi' } }),
  })
  const { url } = (await made.json()) as { url: string }
  await using guest = await guestAt(browser, url)
  await expect(guest.page.getByText('कई संकेत: कृपया जल्द बच्चों के डॉक्टर से मिलें').first()).toBeVisible()
  await expect(guest.page.locator('html')).toHaveAttribute('lang', 'hi')
  await guest.page.evaluate(() => localStorage.setItem('ankur-language', 'pa'))
  await guest.page.reload()
  await expect(guest.page.getByText('ਕਈ ਸੰਕੇਤ: ਕਿਰਪਾ ਕਰਕੇ ਛੇਤੀ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ').first()).toBeVisible()
  // An unknown language in the link is ignored.
  await guest.page.evaluate(() => localStorage.removeItem('ankur-language'))
  await guest.page.goto(url.replace('lang=hi', 'lang=xx'))
  await expect(guest.page.getByText('Many signs: please see a child doctor soon').first()).toBeVisible()
})

async function expectNoViolation(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0)
}

test('the name of a child is on the PDF, unless the parent leaves it blank', async ({ page, parent, site }) => {
  const headers = { authorization: `Bearer ${parent.accessToken}`, 'content-type': 'application/json' }
  await fetch(`${site.url}/api/children`, { method: 'POST', headers, body: '{"nickname":"Pinky"}' })
  await page.goto('/dashboard')
  await expect(page.getByText(/^Pinky, /)).toBeVisible()
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/results')
  await readToTheEnd(page)
  const save = async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save PDF' }).click()
    return (await printedSheets(readFileSync(await (await downloading).path()))).join(' ')
  }
  expect(await save()).toContain('Pinky')
  await page.getByRole('checkbox', { name: 'Leave the name blank in the PDF' }).check()
  expect(await save()).not.toContain('Pinky')
})

test('the page to print says that the follow-up questions come first', async ({ page, parent, site }) => {
  const id = await screening(site, parent, [3, 6, 9])
  await page.goto(`/autism-test/report/${id}`)
  await expect(page.getByText('Please answer the follow-up questions first.')).toBeVisible()
})

test('the label of a button is in its middle on a narrow phone in Punjabi, where its other label needs two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 616 })
  await storeAnswers(page, manyAnswers)
  await page.evaluate(() => localStorage.setItem('ankur-language', 'pa'))
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  await readToTheEnd(page)
  const button = page.getByRole('button', { name: 'PDF ਸੰਭਾਲੋ', exact: true })
  const [above, below] = await button.evaluate((each) => {
    const label = document.createRange()
    label.selectNodeContents(each.querySelector('.button__words > :first-child') ?? each)
    const [box, text] = [each.getBoundingClientRect(), label.getBoundingClientRect()]
    return [text.top - box.top, box.bottom - text.bottom] as const
  })
  expect(Math.abs(above - below)).toBeLessThan(4)
})
