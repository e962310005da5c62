import { expect, test } from './fixtures.ts'

test('from any page, one press leads to the signs, the numbers and the places, and a number can be rung', async ({ page }) => {
  await page.goto('/hi/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'मदद', exact: true }).click()
  await expect(page).toHaveURL('/hi/help')

  await page.getByRole('main').getByRole('link', { name: 'अपने ज़िले में मदद खोजें' }).click()
  await expect(page).toHaveURL('/hi/help#near')
  const ludhiana = page.getByRole('main').getByRole('listitem').filter({ hasText: 'लुधियाना' })
  await expect(ludhiana).toContainText('यह जानकारी जनवरी 2020 की है। जाने से पहले फ़ोन कर लें।')
  await expect(page.getByRole('main').getByRole('link', { name: '14416', exact: true })).toHaveAttribute('href', 'tel:14416')
})
