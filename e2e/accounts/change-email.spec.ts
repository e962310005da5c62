import { expect, test } from '../fixtures.ts'
import type { Site } from '../site.ts'

test('an email mistyped at sign-up can be corrected, and the new one counts once it is confirmed', async ({
  page,
  parent,
  site,
}) => {
  const right = `right-${parent.email}`
  await page.goto('/account')
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(`Your email is now ${parent.email}.`)).toBeVisible()
  const field = page.getByLabel('New email', { exact: true })
  await expect(field).toBeFocused()
  await field.fill(right)
  await page.getByRole('button', { name: 'Change my email' }).click()
  await expect(page.getByText(`Until then your email is still ${parent.email}.`)).toBeVisible()

  await page.goto(await linkTo(site, right))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await page.waitForURL('**/account')
  await expect(page.getByRole('region', { name: 'What is kept' })).toContainText(right)
})

test('changing to the current email is done at once, and a password change cancels a pending email change', async ({
  page,
  parent,
}) => {
  await page.goto('/account')
  const requestChange = async (email: string) => {
    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByLabel('New email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Change my email' }).click()
  }
  await requestChange(parent.email.toUpperCase())
  await expect(page.getByRole('status').filter({ hasText: `Your email is now ${parent.email}.` })).toBeVisible()

  await requestChange(`other-${parent.email}`)
  const pendingChange = page.getByText(`Check the inbox of other-${parent.email}.`)
  await expect(pendingChange).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('New password', { exact: true }).fill('neem tree 43')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('You asked to change your email before. Please ask again.')).toBeVisible()
  await expect(pendingChange).toBeHidden()
})

/** The mail is sent after the response. */
async function linkTo(site: Site, to: string): Promise<string> {
  const links = async () => (await site.mail(to)).map(({ text }) => /http\S+type=email_change\S*/.exec(text)?.[0])
  await expect.poll(links).toEqual([expect.any(String)])
  return (await links())[0] ?? ''
}
