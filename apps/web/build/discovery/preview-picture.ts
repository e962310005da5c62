import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Path2D } from '@napi-rs/canvas'
import { inEachLanguage, type Language } from '@ankur/content'
import { writing } from '@ankur/languages/scripts'
import { type Brush, drawSvg, toPng } from './canvas.ts'

/** In pixels, with the aspect ratio of link previews in messengers. */
export const previewSize = { width: 1200, height: 630 }

export interface Preview {
  readonly language: Language
  readonly name: string
  readonly title: string
  readonly line: string
}

/** The names registered in `canvas.ts`, by script. */
const fonts = inEachLanguage((language) => {
  const { script } = writing[language]
  return script === 'Latin' ? '"Noto Sans"' : `"Noto Sans ${script}", "Noto Sans"`
})

const margin = 80
const titleWidth = 900
const logo = join(import.meta.dirname, '../../public/favicon.svg')

/** The link preview of a page: its title, the product's name, and hills with the seedling. */
export async function renderPreview(preview: Preview): Promise<Buffer> {
  const seedling = await readFile(logo, 'utf8')
  return await toPng({ ...previewSize, drawnFrom: [preview, seedling, drawTitle.toString()] }, (brush) => {
    drawHills(brush)
    drawSvg(brush, seedling, { x: margin, y: 70, side: 84 })
    drawSvg(brush, seedling, { x: 960, y: 330, side: 190 })
    brush.fillStyle = '#1A2923'
    brush.font = `700 52px ${fonts[preview.language]}`
    brush.fillText(preview.name, 184, 130)
    drawTitle(brush, preview)
  })
}

function drawHills(brush: Brush): void {
  const shapes = [
    ['M0 0H1200V630H0z', '#F6F8F3'],
    ['M0 560C260 520 420 570 700 520S1050 450 1200 470V630H0z', '#BFDBC8'],
    ['M0 600C300 560 520 610 800 570S1100 540 1200 545V630H0z', '#8DBFA3'],
  ] as const
  for (const [shape, color] of shapes) {
    brush.fillStyle = color
    brush.fill(new Path2D(shape))
  }
}

/** The title in at most three lines, and one line about the product below it. */
function drawTitle(brush: Brush, { language, title, line }: Preview): void {
  const size = title.length > 44 ? 56 : 70
  brush.font = `700 ${size}px ${fonts[language]}`
  brush.fillStyle = '#1D6350'
  const lines = wrapped(brush, title)
  const lineHeight = size * 1.35
  lines.forEach((text, n) => brush.fillText(text, margin, 265 + n * lineHeight))
  brush.font = `400 32px ${fonts[language]}`
  brush.fillStyle = '#42534B'
  brush.fillText(line, margin, 275 + lines.length * lineHeight)
}

/** Breaks between words. A title that does not fit in three lines is cut; the page has all of it. */
function wrapped(brush: Brush, text: string): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && brush.measureText(longer).width <= titleWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length <= 3 ? lines : [...lines.slice(0, 2), `${lines[2]} …`]
}
