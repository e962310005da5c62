import { addMonths, indiaMonth } from '@ankur/screening'
import { calmAnswers, expect, screening, storeAnswers, testSignedIn as test } from '../fixtures.ts'

test('after a parent chooses a district, the referral step names the place, with a map', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/autism-test/upload-video')
  // Twenty times no: 17 of them count.
  await storeAnswers(
    page,
    Array.from({ length: 20 }, (_, index) => ({ questionId: index + 1, answer: 'no' as const })),
  )
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  const steps = page.getByRole('region', { name: 'Your steps' })
  await expect(steps.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(3)
  const centre = steps.locator('[data-step=deic]')
  await expect(centre.getByRole('link')).toHaveCount(0)

  // Without a district the first viewport links to the select.
  await page.getByRole('link', { name: 'Where to go: choose your district' }).click()
  await expect(centre.getByLabel('Your district')).toBeFocused()
  await centre.getByLabel('Your district').selectOption({ label: 'Ludhiana' })
  await expect(centre.getByText('Civil Hospital, Ludhiana')).toBeVisible()
  await expect(centre.getByRole('link', { name: /^Map/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/search\?query=.*Ludhiana/,
  )
  await centre.getByText('Source, March 2025').click()
  // The hospital, and the early intervention centre in it.
  await expect(centre.getByRole('link', { name: 'Hindustan Times' })).toBeVisible()
  await expect(centre.getByRole('link', { name: 'Yes Punjab News' })).toHaveAttribute('href', /^https:/)

  // The map is one press away.
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto(page.url().replace(/#.*/, ''))
  const map = page.getByRole('link', { name: 'Where to go: map' })
  await expect(map).toBeInViewport({ ratio: 1 })
  await expect(map).toHaveAttribute('href', /openstreetmap\.org\/search\?query=.*Ludhiana/)

  // It is stored on the phone, for all languages, and nowhere else.
  await page.reload()
  await expect(centre.getByText('Civil Hospital, Ludhiana')).toBeVisible()
  await centre.getByRole('button', { name: 'Another district' }).click()
  await expect(centre.getByLabel('Your district')).toHaveValue('ludhiana')
  await page.evaluate(() => localStorage.setItem('ankur-language', 'hi'))
  await page.reload()
  await expect(page.getByText('सिविल अस्पताल, लुधियाना')).toBeVisible()
  expect(sent.filter((request) => /ludhiana/i.test(request))).toEqual([])

  // Boxes ticked on the guides suggest a diagnosis too.
  await page.evaluate(() => localStorage.setItem('ankur-ticks', '["days-1-1"]'))
  await page.goto('/dashboard')
  await page.locator('.sign-out').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'साइन आउट करें' }).click()
  await expect(page).toHaveURL(/\/(hi)?$/)
  expect(await page.evaluate(() => localStorage.getItem('ankur-district'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('ankur-ticks'))).toBeNull()
})

test('a stored district that is no longer listed counts as none on the result, and its PDF can still be saved', async ({
  page,
}) => {
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('ankur-district', 'nowhere'))
  await storeAnswers(
    page,
    calmAnswers.map((each) => ({ ...each, answer: 'no' })),
  )
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  await page.getByRole('link', { name: 'Where to go: choose your district' }).click()
  await expect(page.getByLabel('Your district')).toBeFocused()
  await expect(page.getByLabel('Your district')).toHaveValue('')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save PDF' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
})

test('a fragment that names a section of the result, or an element in it, opens the section, and an unknown one opens nothing', async ({
  page,
}) => {
  await page.goto('/healthz')
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  const address = page.url()
  const folds = page.locator('main details[open]')
  for (const id of ['talk', 'limits', 'more', 'written', 'hospital', 'support', 'other']) {
    await page.goto('/healthz')
    await page.goto(`${address}#${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if ((await page.locator(`#${id}`).count()) === 0) continue
    await expect(page.locator(`details#${id}`), id).toHaveAttribute('open', '')
    await expect(page.locator(`#${id} summary`).first(), id).toBeInViewport()
  }
  for (const hash of ['nothing', '%E0%A4%A', '"><b>']) {
    await page.goto('/healthz')
    await page.goto(`${address}#${hash}`)
    await expect(page.getByRole('link', { name: 'Back to dashboard' })).toBeVisible()
    await expect(folds, hash).toHaveCount(0)
  }
})

test('the scale of the result has a line each for the numbers, the next step and the own result', async ({
  page,
  parent,
  site,
}) => {
  const id = await screening(site, parent, [], addMonths(indiaMonth(Date.now()), -18))
  await page.goto(`/autism-test/results?id=${id}#limits`)
  const own = page.getByRole('list', { name: 'What the number of answers can mean' }).locator('[aria-current]')
  // As rendered: without its styles the text runs together.
  await expect(own).toHaveText(/Your result/, { useInnerText: true })
  expect((await own.innerText()).split('\n')).toEqual(['0 to 2: few signs', 'Worried? See a doctor', 'Your result: 0'])
})

test('a skipped month of birth is requested once on the result, which is then calculated again', async ({ page }) => {
  await page.goto('/healthz')
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/results')
  await expect(page.getByRole('heading', { level: 1, name: 'How old is your child?' })).toBeVisible()
  await page.getByLabel('Month', { exact: true }).selectOption('01')
  await page.getByLabel('Year').selectOption(String(new Date().getFullYear() - 6))
  await page.getByRole('button', { name: 'Save the month' }).click()
  await expect(page.getByText('The result now uses the month of birth.')).toBeVisible()
  const headline = page.getByRole('heading', { level: 1, name: "These questions do not fit your child's age" })
  await expect(headline).toBeVisible()
  await page.reload()
  await expect(headline).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the month' })).toHaveCount(0)
})
