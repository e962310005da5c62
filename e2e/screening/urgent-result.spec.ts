/** What an urgent result offers before anything else: a number to call, a place that is open, a reason. */
import { addMonths, indiaMonth } from '@ankur/screening'
import { expect, openFold, screening, test } from '../fixtures.ts'

const born = addMonths(indiaMonth(Date.now()), -22)

test('every emergency number of a result can be called with one press: on the page, in print view and in the mail', async ({
  page,
  parent,
  site,
}) => {
  const id = await screening(site, parent, [], born, { lostSkills: true, lostWhat: ['movement'] })
  await page.goto(`/autism-test/results?id=${id}`)
  const first = page.locator('[data-step=doctor_today]')
  await expect(first.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  await expect(first.getByRole('link', { name: '108' })).toHaveAttribute('href', 'tel:108')
  const hospital = page.getByRole('region', { name: 'Go to a hospital today' })
  await expect(hospital.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416')

  await page.goto(`/autism-test/report/${id}`)
  await expect(page.getByRole('article').first().getByRole('link', { name: '112' }).first()).toHaveAttribute('href', 'tel:112')

  const email = `${id}@example.org`
  const answer = await fetch(`${site.url}/api/assessments/${id}/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${parent.accessToken}` },
    body: JSON.stringify({ email, language: 'en' }),
  })
  expect(answer.ok).toBe(true)
  const [mail] = await site.mail(email)
  expect(mail?.html).toContain('<a href="tel:112">112</a>')

  const calm = await screening(site, parent, [], born)
  await page.goto(`/autism-test/results?id=${calm}`)
  const fold = await openFold(page, 'Go to a hospital today, or call 112 or 108')
  await expect(fold.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
})

test('the limits of a result name children who see or hear poorly, as the introduction does', async ({ page, parent, site }) => {
  const senses =
    'Does your child have trouble seeing or hearing? Some questions may not suit them. Ask a doctor which check to use.'
  const id = await screening(site, parent, [], born)
  await page.goto(`/autism-test/results?id=${id}`)
  await expect((await openFold(page, 'What this can and cannot tell you')).getByText(senses)).toBeVisible()
  await page.goto('/autism-test')
  await expect((await openFold(page, 'How this screening works')).getByText(senses)).toBeVisible()
})
