import { answerAll, expect, storedAnswers, test } from '../fixtures.ts'

test('a parent signs up, answers the twenty questions and gets a summary that is stored', async ({ page, site }) => {
  const email = `meera-${Date.now()}@example.org`
  await page.goto('/autism-test')
  await page.getByRole('link', { name: 'Start the Test' }).first().click()
  await expect(page).toHaveURL('/auth-gate')
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()

  await page.getByLabel('Full Name').fill('Meera Singh')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('mango tree 42')
  await page.getByLabel('Confirm Password').fill('mango tree 42')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByText('Account created successfully! You can now sign in.').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect.poll(async () => (await site.mail(email)).length).toBe(1)

  await page.getByLabel('Password', { exact: true }).fill('mango tree 42')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Signed in successfully!').first()).toBeVisible()

  // The first action is in the first viewport of a small phone, in each language.
  await page.setViewportSize({ width: 360, height: 616 })
  for (const [language, begin] of [
    ['hi', 'स्क्रीनिंग शुरू करें'],
    ['pa', 'ਸਕ੍ਰੀਨਿੰਗ ਸ਼ੁਰੂ ਕਰੋ'],
    ['en', 'Begin the Screening'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('ankur-language', chosen), language)
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: begin })).toBeInViewport({ ratio: 1 })
  }
  await page.getByText('Begin the Screening').click()
  await expect(page).toHaveURL('/autism-test/question/1')
  await answerAll(page)
  await expect(page).toHaveURL('/autism-test/upload-video')
  // After a changed answer the parent returns here, without the other eighteen questions.
  await page.getByText('Your 20 answers').click()
  await page.getByRole('link', { name: 'Change answer 2', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/2')
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/upload-video')
  // The main button is in the first viewport, before the optional sections.
  await expect(page.getByRole('button', { name: 'Open my summary' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Open my summary' }).click()

  await expect(page).toHaveURL(/\/autism-test\/results\?id=[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: /Few signs right now|How old is your child/ })).toBeVisible()
  await expect(page.getByText('This cannot say if your child is autistic.', { exact: false })).toBeVisible()
  expect(await storedAnswers(page)).toEqual([])
  // Shown once: as an open step, and then not on its closed section too.
  await expect(page.getByRole('main').getByText(/14416/).filter({ visible: true })).toHaveCount(1)

  const summary = page.url()
  await page.reload()
  await expect(page).toHaveURL(summary)
  await expect(page.getByRole('heading', { level: 1, name: /Few signs right now|How old is your child/ })).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'How old is your child?' })).toBeVisible()
})

test('a sign-up with two different passwords shows an error and keeps the typed values', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByLabel('Full Name').fill('Meera Singh')
  await page.getByLabel('Email').fill('meera@example.org')
  await page.getByLabel('Password', { exact: true }).fill('mango tree 42')
  await page.getByLabel('Confirm Password').fill('mango tree 24')
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(page.getByRole('alert').getByText('Passwords do not match', { exact: true })).toBeVisible()
  const box = page.getByLabel('Confirm Password')
  await expect(box).toBeFocused()
  await expect(page.getByText('Passwords do not match. Type the same password in both boxes.')).toBeInViewport()
  await expect(page.getByLabel('Full Name')).toHaveValue('Meera Singh')
  await expect(page.getByLabel('Email')).toHaveValue('meera@example.org')
})
