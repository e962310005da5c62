import { useEffect, useState } from 'react'
import { readImages } from './layer-images.ts'
import { loadSheet } from './load-sheet.ts'
import { createPainter } from './painter.ts'
import type { Page, Sheet } from './studio-state.ts'

/**
 * The previous costume as a layer below this one, so that both share a rotation centre. It is never part of the drawing.
 */
export function useBefore(earlier: Sheet | undefined, { page }: Sheet, isShown: boolean): HTMLCanvasElement | null {
  const [before, setBefore] = useState<{ readonly of: Sheet; readonly page: Page; readonly canvas: HTMLCanvasElement } | null>(
    null,
  )
  useEffect(() => {
    if (!isShown || !earlier || !page) return undefined
    let isWanted = true
    void drawn(earlier, page).then(
      (canvas) => isWanted && setBefore({ of: earlier, page, canvas }),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [isShown, earlier, page])
  return isShown && before && before.of === earlier && before.page === page ? before.canvas : null
}

async function drawn(sheet: Sheet, page: Page): Promise<HTMLCanvasElement> {
  const own = await stepsOf(sheet, page)
  await readImages(own.steps)
  const painter = createPainter(document.createElement('canvas'), own.page)
  painter.show(own.steps)
  const canvas = document.createElement('canvas')
  const points = painter.canvas.width / own.page.width
  canvas.width = page.width * points
  canvas.height = page.height * points
  const [from, to] = [middleOf(own.page), middleOf(page)]
  const isSamePage = page.middle === null && own.page.width === page.width && own.page.height === page.height
  const shift = isSamePage ? { x: 0, y: 0 } : { x: (to.x - from.x) * points, y: (to.y - from.y) * points }
  canvas.getContext('2d')?.drawImage(painter.canvas, shift.x, shift.y)
  return canvas
}

async function stepsOf({ from, page, history }: Sheet, size: Page) {
  if (page) return { page, steps: history.now }
  if (!from) return { page: size, steps: [] }
  const { drawing } = await loadSheet(from, size)
  return { page: drawing, steps: drawing.steps }
}

function middleOf({ width, height, middle }: Page) {
  return middle ?? { x: width / 2, y: height / 2 }
}
