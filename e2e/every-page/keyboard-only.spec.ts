import type { Page } from '@playwright/test'
import { calmAnswers, expect, signIn, signUp, storeAnswers, storedAnswers, test } from '../fixtures.ts'

/** Presses Tab until a control with this name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' })
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluateAll((found) => found.some((each) => each === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${role} ${name}`)
}

test('a parent signs in and answers with the keyboard alone', async ({ page, site }) => {
  const parent = await signUp(site, 'Chitra')
  await page.goto('/sign-in')
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type(parent.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(parent.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await tabTo(page, 'link', 'Begin the Screening')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/autism-test/question/1')
  for (const [item, key] of [
    [1, 'Enter'],
    [2, 'Space'],
  ] as const) {
    // After each navigation the focus is on the new question, where a screen reader starts.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, 'button', 'Yes')
    await page.keyboard.press(key)
    await expect(page).toHaveURL(`/autism-test/question/${item + 1}`)
  }
  await tabTo(page, 'button', 'Previous')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/autism-test/question/2')
  expect(await storedAnswers(page)).toHaveLength(2)
})

test('the first press of Tab focuses the skip link, on every kind of page', async ({ page }) => {
  for (const path of ['/', '/sign-in']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

test('Esc keeps the answers and returns the focus to the button that opened the dialog', async ({ page, site }) => {
  await signIn(site, page, await signUp(site))
  await storeAnswers(page, calmAnswers)
  await page.goto('/dashboard')
  await tabTo(page, 'button', 'Clear my answers')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Keep answers' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Clear my answers' })).toBeFocused()
  expect(await storedAnswers(page)).toEqual(calmAnswers)

  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Clear answers')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your answers are cleared from this device.')).toBeFocused()
})

test('a language chosen in the menu leaves the focus on the menu', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('banner').getByText('Menu').press('Enter')
  await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).filter({ visible: true }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('banner').getByText('मेनू')).toBeFocused()
})
