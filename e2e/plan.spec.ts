import { expect, readToTheEnd, storeAnswers, testSignedIn as test } from './fixtures.ts'

test('a parent chooses a district, and leaves with steps that say who, where, whom to ring and what to take', async ({
  page,
}) => {
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
  await readToTheEnd(page)

  const plan = page.getByRole('region', { name: 'What to do next' })
  await expect(plan.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(5)
  const centre = plan
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Ask at the early intervention centre of your district' }) })
  await expect(centre).toContainText('Ask at your district hospital where the early intervention centre is')
  await expect(centre.getByRole('link')).toHaveCount(0)

  await page.getByLabel('Your district').selectOption({ label: 'Ludhiana' })
  await expect(centre).toContainText('Source dated January 2020. Call before you travel.')
  await expect(centre).toContainText('The health papers of your child')
  await expect(centre.getByRole('link', { name: 'Yes Punjab News' })).toHaveAttribute('href', /^https:/)
  await expect(plan.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416')

  // It is kept on the phone, in whatever language, and nowhere else.
  await page.reload()
  await readToTheEnd(page)
  await expect(page.getByLabel('Your district')).toHaveValue('ludhiana')
  await page.evaluate(() => localStorage.setItem('ankur-language', 'hi'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await readToTheEnd(page)
  await expect(page.getByText('यह जानकारी जनवरी 2020 की है। जाने से पहले फ़ोन कर लें।')).toBeVisible()
  expect(sent.filter((request) => /ludhiana/i.test(request))).toEqual([])

  await page.goto('/dashboard')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'साइन आउट करें' }).click()
  await expect(page).toHaveURL(/\/(hi)?$/)
  expect(await page.evaluate(() => localStorage.getItem('ankur-district'))).toBeNull()
})
