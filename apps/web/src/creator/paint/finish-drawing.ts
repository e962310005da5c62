/** Converts a drawing to a costume: a PNG with its empty border cropped, stored on this device with its steps. */
import { type Drawing, paintResolution, type Spot } from '@ankur/blocks/paint/drawing'
import { type Box, drawnBox, toWholeUnits } from '@ankur/blocks/paint/drawn-box'
import type { Costume } from '@ankur/blocks/project'
import { md5 } from '@ankur/blocks/sb3/md5'
import { showPictures } from '../stage/pictures-shown.ts'
import { storeDrawing } from './stored-drawings.ts'
import { bytesOf } from './load-sheet.ts'
import { createPainter } from './painter.ts'
import { isDrawnOn, type Sheet, type StudioState } from './studio-state.ts'

/** For one picture. */
const mostBytes = 64 * 1024

export interface FinishedDrawing {
  readonly costumes: readonly Costume[]
  readonly shown: number
  readonly hasFewerColors: boolean
}

/** Null when nothing is visible. Throws when this device has no space; nothing is lost then. */
export async function finishStudio(state: StudioState, isBackdrop = false): Promise<FinishedDrawing | null> {
  let hasFewerColors = false
  const done: { readonly id: number; readonly costume: Costume }[] = []
  /** The rotation centre of pictures of one page, so that they do not move when they are shown in turn. */
  let turning: { readonly page: string; readonly middle: Spot } | null = null
  for (const sheet of state.sheets) {
    const made: FinishedSheet | null = isDrawnOn(sheet) ? await finishSheet(sheet, turning, isBackdrop) : null
    if (made) {
      hasFewerColors ||= made.hasFewerColors
      turning = { page: pageName(sheet), middle: made.middle }
      done.push({ id: sheet.id, costume: made.costume })
    } else if (sheet.from) done.push({ id: sheet.id, costume: sheet.from })
  }
  if (done.length === 0) return null
  const shown = done.findIndex(({ id }) => id === state.open)
  return { costumes: done.map(({ costume }) => costume), shown: Math.max(0, shown), hasFewerColors }
}

function pageName({ page }: Sheet): string {
  return `${page?.width} ${page?.height}`
}

interface FinishedSheet {
  readonly costume: Costume
  readonly middle: Spot
  readonly hasFewerColors: boolean
}

async function finishSheet(
  sheet: Sheet,
  turning: { readonly page: string; readonly middle: Spot } | null,
  isBackdrop: boolean,
): Promise<FinishedSheet | null> {
  if (!sheet.page) return null
  const drawing: Drawing = { ...sheet.page, steps: sheet.history.now }
  const painter = createPainter(document.createElement('canvas'), drawing)
  painter.show(drawing.steps)
  const found = drawnBox(painter.pixels())
  if (!found && !sheet.from) return null
  const whole = { x: 0, y: 0, width: painter.canvas.width, height: painter.canvas.height }
  const box = isBackdrop ? whole : toWholeUnits(found ?? { x: 0, y: 0, width: 1, height: 1 }, paintResolution)
  const own = { x: (box.x + box.width / 2) / paintResolution, y: (box.y + box.height / 2) / paintResolution }
  const middle = drawing.middle ?? (turning?.page === pageName(sheet) ? turning.middle : own)
  const { bytes, resolution, hasFewerColors } = await written(cut(painter.canvas, box, isBackdrop ? '#fff' : null))
  const picture = `${md5(bytes)}.png`
  await storeDrawing(picture, { bytes, drawing: { ...drawing, middle } })
  showPictures(new Map([[picture, bytes]]))
  const costume: Costume = {
    name: sheet.name,
    picture,
    width: box.width / paintResolution,
    height: box.height / paintResolution,
    centerX: middle.x - box.x / paintResolution,
    centerY: middle.y - box.y / paintResolution,
    resolution,
  }
  return { costume, middle, hasFewerColors }
}

/** Transparent parts of a backdrop become white. */
function cut(canvas: HTMLCanvasElement, { x, y, width, height }: Box, paper: string | null): HTMLCanvasElement {
  const part = document.createElement('canvas')
  part.width = width
  part.height = height
  const pen = part.getContext('2d')
  if (pen && paper !== null) {
    pen.fillStyle = paper
    pen.fillRect(0, 0, width, height)
  }
  pen?.drawImage(canvas, -x, -y)
  return part
}

/** As the browser encodes it, if that is small enough; true for drawings, not for photos. */
async function written(canvas: HTMLCanvasElement) {
  const bytes = await bytesOf(canvas, 'image/png')
  if (bytes.length <= mostBytes) return { bytes, resolution: paintResolution, hasFewerColors: false }
  const { withFewerColors } = await import('./fewer-colors.ts')
  return { ...withFewerColors(canvas, mostBytes), hasFewerColors: true }
}
