import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'

const message = 'How long does the screening take?\nAnd does it cost anything?'
const reference = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/

function newAddress(): string {
  return `asha-${randomUUID().slice(0, 8)}@example.org`
}

async function write(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Kaur')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Subject').fill('Research')
  await page.getByLabel('Message').fill(message)
  // The script loads at the first input; the character count shows that it runs.
  await expect(page.getByText(/^\d+ of 5,000 characters$/)).toBeVisible()
}

async function expectNoViolation(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test('a parent sends a message, sees a reference and the text again, and gets a copy by mail', async ({ page, site }) => {
  const email = newAddress()
  await page.goto('/contact')
  await write(page, email)
  await expect(page.getByText('Message sent!')).toHaveCount(0)
  await send(page)

  const sent = page.getByRole('region', { name: 'Message sent!' })
  await expect(sent).toBeFocused()
  await expect(sent).toContainText("We'll get back to you as soon as possible.")
  await expect(sent.getByRole('definition')).toHaveText(reference)
  await expect(sent.getByRole('blockquote')).toHaveText(/Research.*How long does the screening take\?\s+And does it cost/s)
  await expect(sent).toContainText("Your copy is kept in this computer's mailbox.")
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0)
  await expectNoViolation(page)

  const mails = await site.mail(email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your message to Ankur (${await sent.getByRole('definition').innerText()})`,
  ])
  await page.reload()
  await expect(page.getByLabel('Message'), 'a sent message is no draft any more').toHaveValue('')
})

test('errors are shown in a summary and beside the fields, and disappear when corrected', async ({ page }) => {
  await page.goto('/contact')
  await write(page, 'asha@')
  await page.getByLabel('Message').fill(' ')
  await send(page)

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([/^Check your email address/, 'Enter your message.'])
  await expectNoViolation(page)
  await summary.getByRole('link', { name: 'Enter your message.' }).click()
  await expect(page.getByLabel('Message')).toBeFocused()

  const email = page.getByLabel('Email')
  await expect(email).toHaveAccessibleDescription(/We will reply to this address\. Check your email address/)
  await email.fill('asha@example.org')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.blur()
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true')

  // Pressed while the field has the focus: the error that disappears on blur must not move the button away from the
  // pointer.
  await page.getByLabel('Message').fill('How long does it take?')
  await send(page)
  await expect(page.getByRole('region', { name: 'Message sent!' })).toBeVisible()
})

test('offline and after a reload the typed text is still there, and the message is sent once', async ({
  page,
  site,
  context,
}) => {
  const email = newAddress()
  await page.goto('/contact')
  await write(page, email)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Your message has not been sent')
  await expect(page.getByRole('alert')).toContainText('No connection to Ankur.')
  await expect(page.getByLabel('Message')).toHaveValue(message)
  await context.setOffline(false)

  await page.reload()
  await expect(page.getByText('We kept your unsent message. It is back in the boxes.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(message)

  // The server stores the message, but its response is lost.
  const loseResponse = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('/api/contact', loseResponse, { times: 1 })
  await send(page)
  await expect(page.getByRole('alert')).toContainText('We do not know yet whether your message was sent.')
  await send(page)
  await expect(page.getByRole('region', { name: 'Message sent!' })).toBeVisible()
  expect(await site.mail(email)).toHaveLength(1)
})

test('a double press sends one message', async ({ page, site }) => {
  const email = newAddress()
  await page.goto('/contact')
  await write(page, email)
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  await expect(page.getByRole('region', { name: 'Message sent!' })).toBeVisible()
  expect(await site.mail(email)).toHaveLength(1)
})

test('a busy server shows another error than an invalid form', async ({ page }) => {
  await page.goto('/contact')
  await write(page, newAddress())
  await page.route('/api/contact', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'too_many_requests', message: '' } } }),
  )
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Too many attempts. Please try again later.')
  await expect(page.getByLabel('Message')).toHaveValue(message)
})

test('the subject set by a link stays when a draft is restored', async ({ page }) => {
  await page.goto('/contact')
  await write(page, newAddress())
  await page.goto('/contact?topic=demo')
  await expect(page.getByLabel('Message')).toHaveValue(message)
  await expect(page.getByLabel('Subject')).toHaveValue('Schedule a demo')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form in Hindi shows what is missing, keeps the typed text, and sends the message', async ({ page, site }) => {
    const email = newAddress()
    await page.goto('/hi/contact')
    await page.getByLabel('नाम', { exact: true }).fill('आशा "<b>"')
    await page.getByLabel('सरनेम').fill('कौर & [[email]]')
    await page.getByLabel('ईमेल').fill(email)
    await page.getByLabel('विषय').fill('सवाल')
    await page.getByLabel('संदेश', { exact: true }).fill(' \n')
    const refusal = page.waitForResponse('/api/contact')
    await page.getByRole('button', { name: 'संदेश भेजें' }).click()
    expect((await refusal).status()).toBe(422)

    await expect(page.getByRole('alert').getByRole('link')).toHaveText('अपना संदेश लिखें।')
    await expect(page.getByLabel('नाम', { exact: true })).toHaveValue('आशा "<b>"')
    await expect(page.getByLabel('सरनेम')).toHaveValue('कौर & [[email]]')
    await expect(page.getByLabel('ईमेल')).toHaveValue(email)
    await expect(page.getByLabel('संदेश', { exact: true })).toHaveAttribute('aria-invalid', 'true')

    await page.getByLabel('संदेश', { exact: true }).fill('इसमें कितना समय लगता है?')
    await page.getByRole('button', { name: 'संदेश भेजें' }).click()
    await expect(page).toHaveURL(/\/hi\/contact\?sent=/)
    const sent = page.getByRole('region', { name: 'संदेश भेज दिया गया!' })
    await expect(sent.getByRole('definition')).toHaveText(reference)
    expect((await site.mail(email))[0]?.text).toContain('> इसमें कितना समय लगता है?')

    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0)
  })

  test('a link sets the subject, and for a demo the form lists the details we need', async ({ page }) => {
    await page.goto('/contact?topic=demo')
    await expect(page.getByLabel('Subject')).toHaveValue('Schedule a demo')
    await expect(page.getByText('who you are, where you are and when you have time')).toBeVisible()
    await page.goto('/contact?topic=problem')
    await expect(page.getByLabel('Subject')).toHaveValue('Report a problem')
    await expect(page.getByText('who you are, where you are')).toBeHidden()
  })

  test('an invalid reference in the address shows no confirmation', async ({ page }) => {
    for (const made of ['2345-6789-ABCD', '<script>', '']) {
      await page.goto(`/contact?sent=${encodeURIComponent(made)}`)
      await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible()
    }
  })
})

test('the contact page gives place and office hours, and says that Ankur is free', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByText('Mon-Fri 9AM-5PM IST', { exact: true })).toBeVisible()
  await expect(page.getByText('Ludhiana, Punjab', { exact: true })).toBeVisible()
  await page.getByText('Does Ankur cost anything?').click()
  await expect(page.getByText('Every part of Ankur is free')).toBeVisible()
})
