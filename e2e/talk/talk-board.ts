/** Test helpers for the talk board and its settings for adults. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** A word on the board or in an open folder. */
export const word = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, (?!folder)`) })

export async function openAdultSettings(page: Page): Promise<void> {
  await unlockAdultSettings(page)
  await expect(page.getByRole('heading', { name: 'Talk board: for adults' })).toBeVisible()
}

export async function unlockAdultSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'For adults' }).click()
  const field = page.getByRole('textbox', { name: /^What is/ })
  const sum = (await page.getByText(/^What is/).textContent()) ?? ''
  const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  const [first = 0, second = 0] = [...sum.matchAll(/\b(three|four|five|six|seven|eight|nine)\b/g)].map(([numeral]) =>
    numbers.indexOf(numeral),
  )
  await field.fill(String(first + second))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

/** Opens or closes a `<details>` of the settings. */
export const toggleSection = (page: Page, name: string) => page.locator('summary', { hasText: name }).click()

/** Replaces the microphone by an oscillator, for machines without one. */
export async function useToneAsMicrophone(page: Page): Promise<void> {
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

export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Red, green and blue of one pixel of an image. */
export function colorAt(picture: Locator, x: number, y: number): Promise<number[]> {
  return picture.evaluate(
    (image, [left, top]) => {
      const canvas = new OffscreenCanvas(320, 320).getContext('2d')
      canvas?.drawImage(image as HTMLImageElement, 0, 0)
      return [...(canvas?.getImageData(left, top, 1, 1).data ?? [])].slice(0, 3)
    },
    [x, y] as const,
  )
}

/** An uncompressed BMP with noise, as large as a camera photo. */
export function bitmap(side: number): Buffer {
  const pixels = Buffer.alloc(side * side * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7919 + (at >> 9)) % 251
  const header = Buffer.alloc(54)
  header.write('BM')
  header.writeUInt32LE(54 + pixels.length, 2)
  header.writeUInt32LE(54, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(side, 18)
  header.writeInt32LE(side, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(24, 28)
  return Buffer.concat([header, pixels])
}

/** Cell and folder texts with a word that is clipped or broken across lines, and the smallest font size in px. */
export function clippedWords(page: Page): Promise<{ clipped: string[]; smallestPx: number }> {
  return page.locator('.talk-cell__text, .talk-cell__second, .talk-folder__text').evaluateAll((texts) => {
    const shown = texts.filter((text) => text.checkVisibility())
    const isWhole = (text: Element) => {
      const cell = text.closest('button')
      const node = [...text.childNodes].find((each) => each instanceof Text)
      if (!cell || !node) return true
      const { left, right, top, bottom } = cell.getBoundingClientRect()
      // The space of a line above and below its letters may be clipped.
      const free = parseFloat(getComputedStyle(text).fontSize) * 0.22
      return [...(node.textContent ?? '').matchAll(/\S+/g)].every(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        const isIn = (line: DOMRect) =>
          line.left >= left + 1 && line.right <= right - 1 && line.top + free >= top + 1 && line.bottom - free <= bottom - 1
        return new Set(lines.map((line) => Math.round(line.top))).size === 1 && lines.every(isIn)
      })
    }
    return {
      clipped: shown.filter((text) => !isWhole(text)).map((text) => text.textContent ?? ''),
      smallestPx: Math.min(...shown.map((text) => parseFloat(getComputedStyle(text).fontSize))),
    }
  })
}
