import { expect, sessionOf, signIn, test } from '../fixtures.ts'

test('submitting a form after the session was ended on another phone leads to the sign-in page', async ({
  page,
  parent,
  site,
}) => {
  for (const [form, field, send] of [
    ['Change email', 'New email', 'Change my email'],
    ['Change password', 'New password', 'Save new password'],
  ] as const) {
    await signIn(site, page, parent)
    await page.goto('/account')
    // Waits for the page's own requests: one of them would otherwise detect the ended session before the form is
    // sent.
    await expect(page.getByRole('region', { name: 'Signed-in devices' }).getByText('This device')).toBeVisible()
    await page.getByRole('button', { name: form }).click()
    await page.getByLabel(field, { exact: true }).fill('neem-tree-43@example.org')
    const { access_token: other } = await sessionOf(site, parent)
    const headers = { authorization: `Bearer ${other}` }
    expect((await fetch(`${site.url}/auth/v1/logout?scope=others`, { method: 'POST', headers })).status).toBe(204)
    await page.getByRole('button', { name: send }).click()
    await expect(page).toHaveURL('/auth-gate')
    await expect(page.getByText('You were signed out. Please sign in again.').first()).toBeVisible()
  }
})

test('changing the password on the account page signs out all other phones', async ({ page, parent, site }) => {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  const present = page.getByLabel('Current password', { exact: true })
  await expect(present).toBeFocused()
  await page.getByRole('button', { name: 'Show password' }).first().click()
  // Autocapitalisation and autocorrection would change the typed password.
  for (const [name, value] of Object.entries({ autocapitalize: 'none', autocorrect: 'off', spellcheck: 'false' })) {
    await expect(present).toHaveAttribute(name, value)
  }
  await present.fill('not the password')
  await page.getByLabel('New password', { exact: true }).fill('neem tree 43')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The current password is not correct.')

  await present.fill(parent.password)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Your new password is saved. Your other phones and computers are signed out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
  const other = await fetch(`${site.url}/api/account`, { headers: { authorization: `Bearer ${parent.accessToken}` } })
  expect(other.status).toBe(401)
  await sessionOf(site, { ...parent, password: 'neem tree 43' })
  await page.reload()
  await expect(page.getByRole('region', { name: 'What is kept' })).toContainText(parent.email)
})
