import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * The axe violations of a page, or of one part of it, as text. axe runs in the page itself, which has no frames: the
 * Playwright integration of axe opens a second page for each check, which takes five times as long.
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(async (within) => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    const { violations } = await here.run(within ? { include: [within] } : document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, part)
}
