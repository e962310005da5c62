/** Shared by the tests that run with the service worker and lose the connection. */
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { startControlledSite, type ControlledSite } from '../accounts/controlled-site.ts'

export const test = base.extend<{ front: ControlledSite }>({
  front: async ({ site }, use) => {
    const front = await startControlledSite(site)
    await use(front)
    await front.close().catch(() => {
      // The test ended with the server offline.
    })
  },
  baseURL: async ({ front }, use) => use(front.url),
  // Set here and not by `test.use`, which applies only in the first file that imports this module.
  serviceWorkers: 'allow',
})

/** Two ways to lose the connection: the device reports that it is offline, or only the server is unreachable. */
export const losses = [
  {
    name: 'without a network',
    lose: (_front: ControlledSite, context: BrowserContext) => context.setOffline(true),
    find: (_front: ControlledSite, context: BrowserContext) => context.setOffline(false),
  },
  {
    name: 'with the server gone',
    lose: (front: ControlledSite) => front.goAway(),
    find: (front: ControlledSite) => front.comeBack(),
  },
]

/** Waits until an address is cached, and until the service worker controls this page. */
export async function waitUntilCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(stateOfWorker), { timeout: 60_000 }).toMatch(/^answers/)
  await expect.poll(() => cachedAddresses(page), { timeout: 60_000 }).toContain(path)
}

/** Reports the state of the service worker, so that a timeout can be explained. */
async function stateOfWorker(): Promise<string> {
  const { controller } = navigator.serviceWorker
  if (controller) return `answers, ${controller.state}`
  const registration = await navigator.serviceWorker.getRegistration()
  const { installing, waiting, active } = registration ?? {}
  const kept = await caches.keys()
  return `page ${document.readyState}, installing ${installing?.state}, waiting ${waiting?.state}, active ${active?.state}, ${kept.join()}`
}

/** Every address in every cache. */
export function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => await (await caches.open(name)).keys())
    return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
}
