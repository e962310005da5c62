/** The adults’ side of the talk board, for tests. */
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

export async function openAdultSide(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'For adults' }).click()
  const field = page.getByRole('textbox', { name: /^What is/ })
  const sum = (await page.getByText(/^What is/).textContent()) ?? ''
  const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  const [first = 0, second = 0] = [...sum.matchAll(/\b(three|four|five|six|seven|eight|nine)\b/g)].map(([each]) =>
    numbers.indexOf(each),
  )
  await field.fill(String(first + second))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Talk board: for adults' })).toBeVisible()
}

export const fold = (page: Page, name: string) => page.locator('summary', { hasText: name }).click()

/** A stream of a real tone instead of a microphone, which this machine has not. */
export async function recordFromATone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const context = new AudioContext()
      const tone = context.createOscillator()
      const out = context.createMediaStreamDestination()
      tone.connect(out)
      tone.start()
      return Promise.resolve(out.stream)
    }
  })
}
