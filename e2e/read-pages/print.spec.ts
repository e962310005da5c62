import { calmAnswers, expect, readToTheEnd, storeAnswers, test as visitor, testSignedIn as test } from '../fixtures.ts'

test('a result prints in black on white, starting with its first paper page, in any theme', async ({ page }) => {
  await page.goto('/healthz')
  await storeAnswers(page, calmAnswers)
  const comfort = { colours: 'dark', textSize: 150, spacing: 'roomy' }
  await page.evaluate((chosen) => localStorage.setItem('ankur-comfort', JSON.stringify(chosen)), comfort)
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/\?id=/)
  await expect(page.getByRole('heading', { name: 'Your steps' })).toBeVisible()
  await readToTheEnd(page)
  await expect(page.getByRole('button', { name: 'Save PDF' })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Save PDF' })).toBeHidden()
  const paper = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { backgroundColor, color }
  })
  expect(paper).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' })

  // Last: page.pdf() may reset the media emulation.
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(1)
})

visitor('a static page prints every answer of its questions, in black text', async ({ page }) => {
  await page.goto('/contact')
  const answer = page.getByText('It charges nothing for any part.')
  await expect(answer).not.toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()

  await page.goto('/')
  const call = page.getByRole('heading', { level: 2 }).last()
  const ink = await call.evaluate((element) => getComputedStyle(element).color)
  expect(ink).toBe('rgb(0, 0, 0)')
})
