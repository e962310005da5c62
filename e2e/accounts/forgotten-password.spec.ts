import type { Page } from '@playwright/test'
import { expect, sessionOf, signUp, test } from '../fixtures.ts'
import type { Mail, Site } from '../site.ts'

test('a forgotten password is replaced by the link of a mail, and another time by its code', async ({ page, site }) => {
  const parent = await signUp(site)
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(parent.email)
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByLabel('Email')).toHaveValue(parent.email)
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByText('No mail server is set up here, so no email leaves.')).toBeVisible()

  const link = /http\S+reset-password\S+/.exec((await lastMail(site, parent.email)).text)?.[0] ?? ''
  await page.goto(link)
  await save(page, '123456')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Choose another password')
  await expect(page).toHaveURL('/reset-password')
  await save(page, 'neem tree 43')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Your new password is saved.')).toBeVisible()
  await expect(sessionOf(site, parent)).rejects.toThrow('Invalid login credentials')
  await sessionOf(site, { ...parent, password: 'neem tree 43' })

  // The link was used. The next mail is read on another phone, and its code is typed here.
  await page.goto(link)
  await save(page, 'peepal tree 44')
  await expect(page.getByRole('alert')).toContainText('This link no longer works')
  await page.getByRole('link', { name: 'Ask for a new email' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(parent.email)
  await page.getByRole('button', { name: 'Send the email' }).click()
  // The browser may have unloaded the page while the mail was read.
  await expect(page.getByRole('button', { name: 'I have a code' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'I have a code' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(parent.email)
  const code = /\b\d{6}\b/.exec((await lastMail(site, parent.email)).text)?.[0] ?? ''
  await page.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await save(page, 'peepal tree 44')
  await expect(page).toHaveURL('/dashboard')
  await sessionOf(site, { ...parent, password: 'peepal tree 44' })
})

async function save(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
}

/** Password reset mails are recognised by their subject; each is returned once. */
const readMails = new Set<string>()
async function lastMail(site: Site, to: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      found = (await site.mail(to)).findLast(
        ({ subject, text }) => subject.startsWith('Choose a new password') && !readMails.has(text),
      )
      return found !== undefined
    })
    .toBe(true)
  readMails.add(found!.text)
  return found!
}
