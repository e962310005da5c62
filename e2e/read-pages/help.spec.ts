import { places, districts } from '@ankur/content/places'
import { expect, test } from '../fixtures.ts'

test('one press on any page leads to the helpline numbers, and each is a phone link', async ({ page }) => {
  await page.goto('/hi/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'मदद', exact: true }).click()
  await expect(page).toHaveURL('/hi/help')
  const numbers = page.getByRole('list', { name: 'इन नंबरों पर फ़ोन करें' }).getByRole('link')
  await expect(numbers).toHaveCount(4)
  for (const [index, number] of ['112', '14416', '1098', '181'].entries())
    await expect(numbers.nth(index)).toHaveAttribute('href', `tel:${number}`)
})

test('a family chooses its district and finds a hospital, a map, and what to do without a phone number', async ({ page }) => {
  await page.goto('/help#near')
  const near = page.getByRole('region', { name: 'Find help near you' })
  const select = near.getByLabel('Your district')
  await expect(select.getByRole('option')).toHaveCount(districts.length + 1)
  await expect(near.getByText('Go to the district hospital in the morning')).toBeVisible()

  await select.selectOption('Ludhiana')
  await expect(near.getByRole('heading', { name: 'Civil Hospital, Ludhiana' })).toBeVisible()
  await expect(near.getByRole('heading', { name: /Moga/ })).toBeHidden()
  await expect(near.getByRole('link', { name: 'Map Civil Hospital, Ludhiana (opens another site)' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Civil%20Hospital%2C%20Ludhiana',
  )
  const ludhiana = near.locator('[data-district="ludhiana"]')
  await expect(ludhiana.getByRole('link', { name: /^Call/ })).toHaveCount(0)
  await expect(ludhiana.getByText('We found no phone number we trust.').first()).toBeVisible()
  await expect(ludhiana.getByText('Nobody at Ankur has called it yet.').first()).toBeHidden()
  await ludhiana.getByText('Source, March 2025').click()
  await expect(ludhiana.getByText('Nobody at Ankur has called it yet.').first()).toBeVisible()

  await page.reload()
  await expect(select).toHaveValue('ludhiana')
  await select.selectOption('Bathinda')
  await expect(near.getByRole('link', { name: 'Call AIIMS Bathinda' })).toHaveAttribute('href', 'tel:01642867250')
})

test('without a voice the sentence to say has no empty space for the Listen button', async ({ page }) => {
  await page.goto('/hi/help')
  const card = page.locator('.help__say')
  await expect(card).toBeVisible()
  expect(
    await card
      .locator('.listen')
      .first()
      .evaluate((listen) => listen.getBoundingClientRect().height),
  ).toBe(0)
})

test('a stored district that is no longer listed counts as none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-district', 'nowhere'))
  await page.goto('/pa/help')
  await expect(page.getByLabel('ਤੁਹਾਡਾ ਜ਼ਿਲ੍ਹਾ')).toHaveValue('')
  await expect(page.getByText('ਸਵੇਰੇ ਜ਼ਿਲ੍ਹਾ ਹਸਪਤਾਲ ਜਾਓ।', { exact: false })).toBeVisible()
})

test('a link to a section of the help page opens it', async ({ page }) => {
  await page.goto('/help#signs')
  await expect(page.getByText('Your child does not react to loud sounds.')).toBeVisible()
  await page.goto('/hi/help#today')
  await expect(page.getByText('बच्चे ने चलना या बैठना छोड़ दिया है, या वह कमज़ोर पड़ गया है।')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all districts can be opened, each has a map, and every call button has a number', async ({ page }) => {
    await page.goto('/help')
    await expect(page.getByLabel('Your district')).toBeHidden()
    await page.locator('[data-district="sri-muktsar-sahib"] summary').first().click()
    await expect(page.getByRole('heading', { name: 'District hospital, Sri Muktsar Sahib' })).toBeVisible()
    for (const { id } of districts)
      expect(
        await page.locator(`[data-district="${id}"] a[href^="https://www.openstreetmap.org/search"]`).count(),
      ).toBeGreaterThan(0)
    const rung = places.filter(({ phone, districtId }) => phone !== null && districtId !== null).length
    await expect(page.locator('[data-district] a[href^="tel:"]')).toHaveCount(rung)
  })
})
