import { calmAnswers, expect, storeAnswers, testSignedIn as test } from './fixtures.ts'

test('a summary prints on two sheets in black on white, whatever was chosen for the screen', async ({ page }) => {
  await page.goto('/healthz')
  await storeAnswers(page, calmAnswers)
  const comfort = { colours: 'dark', textSize: 150, spacing: 'roomy' }
  await page.evaluate((chosen) => localStorage.setItem('ankur-comfort', JSON.stringify(chosen)), comfort)
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/\?id=/)
  await expect(page.getByRole('heading', { name: 'About your answers' })).toBeVisible()

  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(2)
  await page.emulateMedia({ media: 'print' })
  const paper = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { backgroundColor, color }
  })
  expect(paper).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' })
})
