import { expect, test } from '../fixtures.ts'
import type { Site } from '../site.ts'

test('a parent who typed a wrong email at sign-up gives the right one, and it counts once its mail is answered', async ({
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

test('what is said of another email stays true: the present one asks for nothing, and a new password ends the wish', async ({
  page,
  parent,
}) => {
  await page.goto('/account')
  const ask = async (email: string) => {
    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByLabel('New email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Change my email' }).click()
  }
  await ask(parent.email.toUpperCase())
  await expect(page.getByRole('status').filter({ hasText: `Your email is now ${parent.email}.` })).toBeVisible()

  await ask(`other-${parent.email}`)
  const wish = page.getByText(`Check the inbox of other-${parent.email}.`)
  await expect(wish).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('New password', { exact: true }).fill('neem tree 43')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('You asked to change your email before. Please ask again.')).toBeVisible()
  await expect(wish).toBeHidden()
})

/** The mail leaves once the page has its answer. */
async function linkTo(site: Site, to: string): Promise<string> {
  const links = async () => (await site.mail(to)).map(({ text }) => /http\S+type=email_change\S*/.exec(text)?.[0])
  await expect.poll(links).toEqual([expect.any(String)])
  return (await links())[0] ?? ''
}
