import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas'

export type Brush = SKRSContext2D

const find = createRequire(import.meta.url).resolve
for (const file of [
  'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  'noto-sans-gurmukhi/700Bold/NotoSansGurmukhi_700Bold.ttf',
  'noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf',
]) {
  GlobalFonts.registerFromPath(find(`@expo-google-fonts/${file}`))
}

/** Pictures are kept by what they are drawn from: most stay the same from one build to the next. */
const pictures = join(import.meta.dirname, '../../../../node_modules/.cache/ankur-pictures')

interface Picture {
  readonly width: number
  readonly height: number
  /** All that the drawing depends on. */
  readonly drawnFrom: unknown
  /** A folder for pictures that were drawn before. */
  readonly keptIn?: string
}

/** Draws a picture in pixels, or takes the one that was drawn from the same before. */
export async function toPng(picture: Picture, draw: (brush: Brush) => void): Promise<Buffer> {
  const { width, height, drawnFrom, keptIn = pictures } = picture
  const name = createHash('sha256')
    .update(JSON.stringify([width, height, drawnFrom, draw.toString()]))
    .digest('hex')
  const file = join(keptIn, `${name}.png`)
  const drawnBefore = await readFile(file).catch(() => null)
  if (drawnBefore?.length) return drawnBefore
  const canvas = createCanvas(width, height)
  draw(canvas.getContext('2d'))
  const png = await canvas.encode('png')
  await keep(file, png)
  return png
}

/** Under its name only once it is whole: two builds may run at a time, and one may be stopped in the middle. */
async function keep(file: string, png: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(draft, png)
  await rename(draft, file)
}

/** The logo, from the paths of its SVG: filled, or as a round-ended line. */
export function drawSvg(brush: Brush, svg: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const [, units = '48'] = /viewBox="0 0 (\d+) /.exec(svg) ?? []
  brush.save()
  brush.translate(x, y)
  brush.scale(side / Number(units), side / Number(units))
  for (const [, attributes = ''] of svg.matchAll(/<path ([^>]*)\/>/g)) {
    const value = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
    const path = new Path2D(value('d') ?? '')
    const [fill, stroke] = [value('fill'), value('stroke')]
    if (fill) fillWith(brush, path, fill)
    if (stroke) strokeWith(brush, path, { color: stroke, width: Number(value('stroke-width')) })
  }
  brush.restore()
}

function fillWith(brush: Brush, path: Path2D, color: string): void {
  brush.fillStyle = color
  brush.fill(path)
}

function strokeWith(brush: Brush, path: Path2D, { color, width }: { color: string; width: number }): void {
  brush.strokeStyle = color
  brush.lineWidth = width
  brush.lineCap = 'round'
  brush.stroke(path)
}
