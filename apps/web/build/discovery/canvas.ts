import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { languages } from '@ankur/languages'
import { writing } from '@ankur/languages/scripts'
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas'

export type Brush = SKRSContext2D

const find = createRequire(import.meta.url).resolve
const latin = { folder: 'noto-sans', file: 'NotoSans' }
const others = languages
  .map((language) => writing[language].script)
  .filter((script) => script !== 'Latin')
  .map((script) => ({ folder: `noto-sans-${script.toLowerCase()}`, file: `NotoSans${script}` }))
for (const { folder, file } of [latin, ...others]) {
  for (const weight of ['700Bold', '400Regular']) {
    GlobalFonts.registerFromPath(find(`@expo-google-fonts/${folder}/${weight}/${file}_${weight}.ttf`))
  }
}

/** Pictures are cached by their input: most stay the same from one build to the next. */
const pictures = join(import.meta.dirname, '../../../../node_modules/.cache/ankur-pictures')

interface Picture {
  readonly width: number
  readonly height: number
  /** Everything that the drawing depends on. */
  readonly drawnFrom: unknown
  /** The cache folder. */
  readonly keptIn?: string
}

/** Draws a picture in pixels, or returns the cached one with the same input. */
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

/** Renamed when complete: two builds may run at the same time, and one may be interrupted. */
async function keep(file: string, png: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(draft, png)
  await rename(draft, file)
}

/** The logo, from the paths of its SVG: filled, or as a line with round ends. */
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
