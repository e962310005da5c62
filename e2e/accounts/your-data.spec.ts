import { readFileSync } from 'node:fs'
import { axeViolations } from '../every-page/axe-violations.ts'
import { answersKey, assessmentsOf, calmAnswers, expect, sessionOf, storeAnswers, testSignedIn as test } from '../fixtures.ts'

test('a parent exports all data and deletes the account, and nothing of it remains on the phone or the server', async ({
  page,
  parent,
  site,
}) => {
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/results')
  await expect.poll(async () => (await assessmentsOf(site, parent)).length).toBe(1)
  await page.goto('/autism-test/question/1')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/2')

  await page.goto('/dashboard')
  await page.locator('summary', { hasText: 'Your data' }).click()
  await page.getByRole('link', { name: 'Open your data' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeFocused()
  const stored = page.getByRole('region', { name: 'What is kept' })
  await expect(stored).toContainText(parent.email)
  await expect(stored).toContainText('each with its answers: 1')
  await expect(stored).toContainText('Unsent answers, only on this device: 1')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(file).toMatchObject({ account: { email: parent.email }, assessments: [{ answers: calmAnswers }] })
  await expect(page.getByText(download.suggestedFilename())).toBeVisible()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Enter your password\./)

  await password.fill('not the password')
  await password.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account and all your data?' })
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(password).toHaveAccessibleDescription(/The password is not correct\./)
  await expect(password).toBeFocused()

  await password.fill(parent.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect((await assessmentsOf(site, parent)).length).toBe(1)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByRole('button', { name: 'Delete everything' }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'Your account is deleted.' })).toBeVisible()
  const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((store) => Object.entries(store))))
  for (const trace of [parent.id, parent.email, answersKey, 'auth-token']) expect(left).not.toContain(trace)
  await expect(sessionOf(site, parent)).rejects.toThrow('Invalid login credentials')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth-gate')
})

test('a parent whose email is not confirmed requests the email again, and confirms with it', async ({ page, parent, site }) => {
  await page.goto('/account')
  const stored = page.getByRole('region', { name: 'What is kept' })
  await expect(stored).toContainText('You have not confirmed your email yet.')
  await stored.getByRole('button', { name: 'Send the confirmation email' }).click()
  await expect(stored.getByText(`Check the inbox of ${parent.email}.`)).toBeVisible()
  await expect.poll(async () => (await site.mail(parent.email)).length).toBe(2)

  const [, link = ''] = /(https?:\S+\/auth\/confirm\S+)/.exec((await site.mail(parent.email)).at(-1)?.text ?? '') ?? []
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page).toHaveURL('/account')
  await expect(stored).toContainText(parent.email)
  await expect(stored).not.toContainText('You have not confirmed your email yet.')
})

test('a parent changes the name, and the language of emails', async ({ page, parent, site }) => {
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Your name and our emails' })
  await card.getByRole('button', { name: 'Change name or language' }).click()
  await expect(card.getByLabel('Full Name')).toHaveValue('Asha Kaur')
  await card.getByLabel('Full Name').fill('  ')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('alert')).toContainText('Enter your name.')
  await card.getByLabel('Full Name').fill('Gurleen Kaur')
  await card.getByLabel('Language for our emails').selectOption('ਪੰਜਾਬੀ')
  expect(await axeViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Saved.')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /Gurleen/ })).toBeVisible()
  const headers = { 'content-type': 'application/json' }
  await fetch(`${site.url}/auth/v1/recover`, { method: 'POST', headers, body: JSON.stringify({ email: parent.email }) })
  await expect.poll(async () => (await site.mail(parent.email)).at(-1)?.subject).toMatch(/[\u0a00-\u0a7f]/)
})

test('signing out in Hindi leads to the home page in Hindi', async ({ page, parent, site }) => {
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('ankur-language', 'hi'))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'साइन आउट करें' }).click()
  await expect(page).toHaveURL('/hi')
  const answer = await fetch(`${site.url}/api/account`, { headers: { authorization: `Bearer ${parent.accessToken}` } })
  expect(answer.status).toBe(401)
})

test('another phone of a deleted account is signed out at its next request', async ({ page, parent, site }) => {
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'What is kept' })).toContainText(parent.email)
  const deleted = await fetch(`${site.url}/api/account`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${parent.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: parent.password }),
  })
  expect(deleted.status).toBe(204)

  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(page).toHaveURL('/auth-gate')
})
