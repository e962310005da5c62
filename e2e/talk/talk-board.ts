/** The adults’ side of the talk board, for tests. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

export async function openAdultSide(page: Page): Promise<void> {
  await answerLock(page)
  await expect(page.getByRole('heading', { name: 'Talk board: for adults' })).toBeVisible()
}

export async function answerLock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'For adults' }).click()
  const field = page.getByRole('textbox', { name: /^What is/ })
  const sum = (await page.getByText(/^What is/).textContent()) ?? ''
  const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  const [first = 0, second = 0] = [...sum.matchAll(/\b(three|four|five|six|seven|eight|nine)\b/g)].map(([each]) =>
    numbers.indexOf(each),
  )
  await field.fill(String(first + second))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
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

export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Red, green and blue. */
export function colorAt(picture: Locator, x: number, y: number): Promise<number[]> {
  return picture.evaluate(
    (image, [left, top]) => {
      const pen = new OffscreenCanvas(320, 320).getContext('2d')
      pen?.drawImage(image as HTMLImageElement, 0, 0)
      return [...(pen?.getImageData(left, top, 1, 1).data ?? [])].slice(0, 3)
    },
    [x, y] as const,
  )
}

/** A picture without compression, grey like a noisy photo, as large as a camera makes it. */
export function bitmap(side: number): Buffer {
  const pixels = Buffer.alloc(side * side * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7919 + (at >> 9)) % 251
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54 + pixels.length, 2)
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(side, 18)
  head.writeInt32LE(side, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, pixels])
}

/** Texts of cells and folders of which a word is cut by its cell, or broken into two lines; and their smallest letters in px. */
export function cutWords(page: Page): Promise<{ cut: string[]; smallestPx: number }> {
  return page.locator('.talk-cell__text, .talk-cell__second, .talk-folder__text').evaluateAll((texts) => {
    const shown = texts.filter((text) => text.checkVisibility())
    const isWhole = (text: Element) => {
      const cell = text.closest('button')
      const node = [...text.childNodes].find((each) => each instanceof Text)
      if (!cell || !node) return true
      const { left, right, top, bottom } = cell.getBoundingClientRect()
      // What a line keeps free above and below its letters may be cut.
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
      cut: shown.filter((text) => !isWhole(text)).map((text) => text.textContent ?? ''),
      smallestPx: Math.min(...shown.map((text) => parseFloat(getComputedStyle(text).fontSize))),
    }
  })
}
