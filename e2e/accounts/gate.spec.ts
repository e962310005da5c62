import { expect, test, testSignedIn } from '../fixtures.ts'

for (const path of ['/dashboard', '/autism-test/question/5', '/autism-test/upload-video', '/autism-test/results']) {
  test(`a signed-out visitor at ${path} is redirected to the sign-in gate, and Back does not return to it`, async ({ page }) => {
    await page.goto('/')
    await page.goto(path)
    await expect(page).toHaveURL('/auth-gate')
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
}

testSignedIn('a signed-in visitor is redirected away from the sign-in gate', async ({ page }) => {
  for (const path of ['/auth-gate', '/sign-in', '/sign-up']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/dashboard')
  }
})
