/** Journeys with the service worker, that lose Ankur on the way: what they share. */
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { startFront, type Front } from '../accounts/front.ts'

export const test = base.extend<{ front: Front }>({
  front: async ({ site }, use) => {
    const front = await startFront(site)
    await use(front)
    await front.close().catch(() => {
      // The journey ended with the server away.
    })
  },
  baseURL: async ({ front }, use) => use(front.url),
  // Said here and not by `test.use`, which holds for the first file alone that loads this one.
  serviceWorkers: 'allow',
})

/** Each way to be without Ankur: the phone knows that it has no network, or only the server is gone. */
export const losses = [
  {
    name: 'without a network',
    lose: (_front: Front, context: BrowserContext) => context.setOffline(true),
    find: (_front: Front, context: BrowserContext) => context.setOffline(false),
  },
  { name: 'with the server gone', lose: (front: Front) => front.goAway(), find: (front: Front) => front.comeBack() },
]

/** Waits until an address is kept, and until the worker answers for this page. */
export async function isKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(stateOfWorker), { timeout: 60_000 }).toMatch(/^answers/)
  await expect.poll(() => keptAddresses(page), { timeout: 60_000 }).toContain(path)
}

/** Says how far it came where it does not answer: otherwise nobody could tell why. */
async function stateOfWorker(): Promise<string> {
  const { controller } = navigator.serviceWorker
  if (controller) return `answers, ${controller.state}`
  const registration = await navigator.serviceWorker.getRegistration()
  const { installing, waiting, active } = registration ?? {}
  const kept = await caches.keys()
  return `page ${document.readyState}, installing ${installing?.state}, waiting ${waiting?.state}, active ${active?.state}, ${kept.join()}`
}

/** Every address in every cache. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => await (await caches.open(name)).keys())
    return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
}
