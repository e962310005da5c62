/** The parts of the editor, and where they are on the screen. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** The position and size of a part, with its other two edges. */
export async function box(part: Locator) {
  const found = await part.boundingBox()
  if (!found) throw new Error('not shown')
  return { ...found, right: found.x + found.width, bottom: found.y + found.height }
}

/** Height of the overlap of two elements, in CSS pixels. */
export async function overlap(element: Locator, other: Locator): Promise<number> {
  const [first, second] = await Promise.all([box(element), box(other)])
  const sharesColumn = second.x < first.right && first.x < second.right
  return sharesColumn ? Math.max(0, Math.min(first.bottom, second.bottom) - Math.max(first.y, second.y)) : 0
}

export const parts = (page: Page) => ({
  tools: page.getByRole('group', { name: 'Game Creator' }),
  stage: page.locator('.stage__picture'),
  script: page.getByRole('region', { name: /^Script for/ }),
  blocks: page.getByRole('region', { name: 'Blocks' }),
})

/** Eight blocks, more than the script shows at once on a phone. */
export async function buildLongScript(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Motion' }).click()
  for (let count = 1; count <= 8; count++) {
    await page.getByRole('tabpanel').getByRole('button', { name: 'Move 10 steps', exact: true }).click()
    await expect(page.getByRole('button', { name: `Move 10 steps, ${count} of ${count}` })).toBeVisible()
  }
}
