/** The server did it, but its answer never arrived: no page says that nothing was changed, and pressing again is enough. */
import { expect, sessionOf, testSignedIn as test, loseFirstAnswer } from '../fixtures.ts'

test('a child that was deleted although the answer got lost is deleted when the parent presses again', async ({
  page,
  parent,
  site,
}) => {
  const headers = { authorization: `Bearer ${parent.accessToken}`, 'content-type': 'application/json' }
  await fetch(`${site.url}/api/children`, { method: 'POST', headers, body: JSON.stringify({ nickname: 'Guddu' }) })
  await page.goto('/account')
  const children = page.getByRole('region', { name: 'Your children' })
  await children.scrollIntoViewIfNeeded()
  await loseFirstAnswer(page, '**/api/children/*', 'DELETE')
  const erase = async () => {
    await children.getByRole('button', { name: 'Delete Guddu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete child and summaries' }).click()
  }
  await erase()
  await expect(children.getByRole('status')).toContainText('Guddu may still be in your account.')
  await erase()
  await expect(children.getByRole('status')).toHaveText('Guddu is deleted, with all summaries of this child.')
  await expect(children.getByRole('listitem')).toHaveCount(0)
})

test('a child that was added although the answer got lost is added once', async ({ page }) => {
  await page.goto('/account')
  const children = page.getByRole('region', { name: 'Your children' })
  await children.scrollIntoViewIfNeeded()
  await children.getByRole('button', { name: 'Add a child' }).click()
  await children.getByLabel('Name or nickname').fill('Guddu')
  await loseFirstAnswer(page, '**/api/children', 'POST')
  await children.getByRole('button', { name: 'Save child' }).click()
  await expect(children.getByRole('alert')).toBeVisible()
  await children.getByRole('button', { name: 'Save child' }).click()
  await expect(children.getByRole('status')).toHaveText('Guddu is saved.')
  await page.reload()
  await children.scrollIntoViewIfNeeded()
  await expect(children.getByRole('listitem')).toHaveCount(1)
})

test('the list of devices shows who is still signed in, also when an answer got lost', async ({ page, parent, site }) => {
  await sessionOf(site, parent)
  await sessionOf(site, parent)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Signed-in devices' })
  await card.scrollIntoViewIfNeeded()
  const out = card.getByRole('button', { name: 'Sign out this one' })
  const before = await out
    .first()
    .waitFor()
    .then(() => out.count())
  await loseFirstAnswer(page, '**/api/account/devices/*', 'DELETE')
  await out.first().click()
  await expect(card.getByText('Something went wrong.')).toBeVisible()
  await expect(out).toHaveCount(before - 1)

  // The list cannot be loaded again, but the device is signed out.
  await page.route('**/api/account/devices', (route) => route.abort())
  await out.first().click()
  await expect(card.getByText('Signed out.')).toBeVisible()
  await expect(card.getByText('Something went wrong.')).toHaveCount(0)
})

test('signing out the other devices is not called done while the server refuses it', async ({ page, parent, site }) => {
  await sessionOf(site, parent)
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Signed-in devices' })
  await card.scrollIntoViewIfNeeded()
  const others = card.getByRole('button', { name: 'Sign out all other devices' })
  await others.waitFor()
  await page.route('**/auth/v1/logout**', (route) =>
    route.fulfill({ status: 403, json: { code: 403, error_code: 'bad_jwt', msg: '' } }),
  )
  await others.click()
  await expect(card.getByText('Something went wrong.')).toBeVisible()
  await page.unroute('**/auth/v1/logout**')
  await others.click()
  await expect(card.getByText('Signed out.')).toBeVisible()
  await expect(card.getByText('No other device is signed in.')).toBeVisible()
})

test('an account whose deletion got no answer is not called undeleted', async ({ page, parent, site }) => {
  await page.goto('/account')
  await loseFirstAnswer(page, '**/api/account', 'DELETE')
  await page.getByLabel('Password', { exact: true }).fill(parent.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /We do not know yet whether your account is deleted\./,
  )
  await expect(sessionOf(site, parent)).rejects.toThrow('Invalid login credentials')
})
