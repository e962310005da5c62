import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * The barriers that axe finds on a page, or in one part of it, ready to be read. It runs in the page itself, which has no
 * frames: its driver for Playwright opens a page of its own for each look, and so takes five times as long.
 */
export async function barriers(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(async (within) => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    const { violations } = await here.run(within ? { include: [within] } : document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, part)
}
