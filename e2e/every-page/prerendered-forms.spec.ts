/** Prerendered forms and questions: input before hydration is kept, and who gets them. */
import { expect, signIn, signUp, storedAnswers, test } from '../fixtures.ts'
import { openWithoutApp, shifts } from './prerendered.ts'

test('text typed into a form before hydration is submitted with it, and never by the browser itself', async ({ page, site }) => {
  const { email, password } = await signUp(site, 'Asha')
  const releaseScript = await openWithoutApp(page, '/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/sign-in')
  releaseScript()
  await expect(page).toHaveURL('/dashboard')
  await page.unrouteAll({ behavior: 'wait' })
})

test('Enter in a field before hydration submits the form once it is live', async ({ page, site }) => {
  const { email, password } = await signUp(site, 'Asha')
  const releaseScript = await openWithoutApp(page, '/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-pressed]')).toHaveText(/^Sign In/)
  releaseScript()
  await expect(page).toHaveURL('/dashboard')
  await page.unrouteAll({ behavior: 'wait' })
})

test('an email typed before hydration is filled in on the forgotten-password page too', async ({ page }) => {
  const releaseScript = await openWithoutApp(page, '/sign-in')
  await page.getByLabel('Email').fill('asha@example.org')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page).toHaveURL('/sign-in')
  releaseScript()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.org')
  await page.unrouteAll({ behavior: 'wait' })
})

test('the sign-up form does not move when its script loads', async ({ page }) => {
  const releaseScript = await openWithoutApp(page, '/sign-up')
  const boxes = page.locator('form input')
  await expect(boxes).toHaveCount(4)
  const before = await boxes.last().boundingBox()
  await boxes.first().fill('Asha')
  releaseScript()
  await page.waitForLoadState('networkidle')
  await expect(boxes.first()).toHaveValue('Asha')
  expect(await boxes.last().boundingBox()).toEqual(before)
  expect(await shifts(page)).toBeLessThan(0.01)
})

test('an answer pressed before hydration is stored once the session is known', async ({ page, site }) => {
  await signIn(site, page, await signUp(site, 'Asha'))
  await page.evaluate(() => localStorage.setItem('ankur-language', 'hi'))
  const releaseScript = await openWithoutApp(page, '/autism-test/question/2')
  await expect(page.getByText('सवाल 2').first()).toBeVisible()
  const yes = page.getByRole('button', { name: 'हाँ', exact: true })
  await page.getByRole('button', { name: 'नहीं', exact: true }).click()
  await yes.click()
  // While the answer waits, the last press stays visible and the header does not change.
  await expect(page.locator('[data-pressed]')).toHaveText(/हाँ/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'यह पेज छिपाएँ' })).toBeVisible()
  releaseScript()
  await expect(page).toHaveURL('/autism-test/question/3')
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
  expect(await storedAnswers(page)).toEqual([{ questionId: 2, answer: 'yes' }])
  expect(await shifts(page)).toBeLessThan(0.1)
  await page.unrouteAll({ behavior: 'wait' })
})

test('the question page is not prerendered for a visitor who is signed out, nor on a hidden screen', async ({ page, site }) => {
  const question = page.getByRole('heading', { level: 1 })
  let releaseScript = await openWithoutApp(page, '/autism-test/question/2')
  await expect(question).toHaveCount(0)
  releaseScript()
  await expect(page).toHaveURL('/auth-gate')
  await page.unrouteAll({ behavior: 'wait' })

  await signIn(site, page, await signUp(site, 'Asha'))
  await page.evaluate(() => localStorage.setItem('ankur-pin', 'set'))
  releaseScript = await openWithoutApp(page, '/autism-test/question/2')
  await expect(question).toHaveCount(0)
  releaseScript()
  await expect(page).toHaveURL('/pause')
  await page.unrouteAll({ behavior: 'wait' })
})
