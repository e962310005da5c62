import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

// If every letter were an empty box, all other tests would still pass.
const scripts = [
  { language: 'Hindi', letters: ['क', 'ख', 'ग', 'प्रश्न', 'क्षत्रिय'], joined: 'क्ष', apart: 'क्\u200Cष' },
  { language: 'Punjabi', letters: ['ਕ', 'ਖ', 'ਗ', 'ਪੰਜਾਬੀ', 'ਪ੍ਰਸ਼ਨ'], joined: 'ਪ੍ਰ', apart: 'ਪ੍\u200Cਰ' },
]

for (const { language, letters, joined, apart } of scripts) {
  test(`${language} letters are rendered, each with a shape of its own`, async ({ page }) => {
    // A code point without a glyph in any font is rendered as the fallback box.
    const [blank, box, ...shapes] = await drawn(page, [' ', '\u{10FFFD}', ...letters])
    expect(shapes).not.toContain(blank)
    expect(shapes).not.toContain(box)
    expect(new Set(shapes).size).toBe(letters.length)
  })

  test(`${language} conjunct consonants are joined`, async ({ page }) => {
    const [together, separate] = await drawn(page, [joined, apart])
    expect(together).not.toBe(separate)
  })
}

/** The rendered pixels of each text, as a comparable value. */
function drawn(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const canvas = document.createElement('canvas')
    canvas.width = 200
    canvas.height = 80
    const paint = canvas.getContext('2d', { willReadFrequently: true })!
    return all.map((text) => {
      paint.clearRect(0, 0, canvas.width, canvas.height)
      paint.font = '40px system-ui, sans-serif'
      paint.fillText(text, 4, 50)
      return paint
        .getImageData(0, 0, canvas.width, canvas.height)
        .data.filter((_, index) => index % 4 === 3)
        .join('')
    })
  }, texts)
}
