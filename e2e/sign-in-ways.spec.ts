/** Signing in without a password, and the list of devices. */
import { expect, sessionOf, signUp, test, testSignedIn } from './fixtures.ts'

test('a parent signs in with the code of a mail', async ({ page, site }) => {
  const parent = await signUp(site)
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Get a code by email instead' }).click()
  await page.getByLabel('Email').fill(parent.email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText(`If there is an account for ${parent.email}`)).toBeVisible()
  let code = ''
  await expect
    .poll(async () => {
      const mail = (await site.mail(parent.email)).findLast(({ subject }) => subject.startsWith('Your code'))
      return (code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '')
    })
    .not.toBe('')
  await page.getByLabel('Sign in with the code').fill('000000' === code ? '111111' : '000000')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('The code is not right, or it is too old.')).toBeVisible()
  await page.getByLabel('Sign in with the code').fill(code)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
})

testSignedIn('a parent sees the devices that are signed in and ends one', async ({ page, site, signedIn }) => {
  const other = await sessionOf(site, signedIn)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(card.getByText('This device')).toBeVisible()
  await expect(card.getByText('Signed in', { exact: false }).first()).toBeVisible()
  const before = await card.getByRole('button', { name: 'Sign out this one' }).count()
  expect(before).toBeGreaterThan(0)
  await card.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(card.getByText('No other device is signed in.')).toBeVisible()
  const answer = await fetch(`${site.url}/auth/v1/user`, { headers: { authorization: `Bearer ${other.access_token}` } })
  expect(answer.status).toBe(403)
})
