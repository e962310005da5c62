/** The talk board with large letters and long phrases. */
import { expect, test } from '../fixtures.ts'

test('letters twice as large, and long phrases on a small phone, leave each cell its word and its picture', async ({ page }) => {
  const cutCells = (leastPicture = 16) =>
    page.locator('.talk-cell:has(.talk-symbol)').evaluateAll(
      (cells, least) =>
        cells.flatMap((cell) => {
          const [whole, text, picture] = [cell, cell.querySelector('.talk-cell__text'), cell.querySelector('svg')].map((each) =>
            each?.getBoundingClientRect(),
          )
          const isWhole = whole && text && picture && text.bottom <= whole.bottom + 1 && text.right <= whole.right + 1
          return isWhole && picture.height >= least ? [] : [cell.textContent]
        }),
      leastPicture,
    )
  await page.setViewportSize({ width: 360, height: 616 })
  await page.goto('/pa/talk')
  for (let press = 0; press < 2; press++) await page.getByRole('button', { name: 'ਦੂਜੇ ਫ਼ੋਲਡਰ ਵਿਖਾਓ' }).click()
  await page.getByRole('button', { name: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ, ਫ਼ੋਲਡਰ' }).click()
  await expect(page.getByRole('button', { name: /^ਮਜ਼ੇਦਾਰ, / })).toBeVisible()
  expect(await cutCells()).toEqual([])

  // A second language under the first breaks none of its words.
  await page.evaluate(() => {
    const settings = { size: 20, orientation: 'tall', second: 'en' }
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: 'first', settings }] }))
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/pa/talk')
  const second = page.locator('.talk-cell__second')
  await expect(second.filter({ hasText: 'something else' })).toBeVisible()
  const broken = await second.evaluateAll((all) =>
    all.flatMap((each) => {
      ;(each as HTMLElement).style.overflowWrap = 'normal'
      const cell = each.closest('.talk-cell')
      return cell && each.getBoundingClientRect().width > cell.clientWidth ? [each.textContent] : []
    }),
  )
  expect(broken).toEqual([])
  await page.evaluate(() => localStorage.removeItem('ankur-talk'))

  await page.setViewportSize({ width: 320, height: 616 })
  await page.goto('/pa/talk')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('button', { name: /^ਹੋ ਗਿਆ, / })).toBeVisible()
  expect(await cutCells()).toEqual([])
  await expect(page.getByRole('button', { name: 'ਵੱਡਿਆਂ ਲਈ' })).toBeInViewport({ ratio: 1 })

  // Sixty words on it are small; the sentence does not take their room.
  await page.evaluate(() => {
    const settings = { size: 60, orientation: 'tall' }
    localStorage.setItem('ankur-talk', JSON.stringify({ boards: [{ id: 'first', settings }] }))
  })
  await page.goto('/pa/talk')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('button', { name: /^ਹੋ ਗਿਆ, / })).toBeVisible()
  expect(await cutCells(10)).toEqual([])
})
