/** The size of the words' cells on this screen, to warn before a family teaches a board that is hard to press. */
import { useSyncExternalStore } from 'react'
import type { BoardSize, Orientation } from '@ankur/talk'

/** In CSS px: `rem` is the text size of the page. */
interface Screen {
  readonly width: number
  readonly height: number
  readonly rem: number
}

/** What can be pressed without aiming. */
const minPx = 44

/** True while the cells of such a board would be small on this screen, as it is held now. */
export function useHasSmallCells(size: BoardSize, orientation: Orientation): boolean {
  return useSyncExternalStore(watchScreen, () => hasSmallCells(size, orientation, screenNow()))
}

/** Boards of up to 20 words have room on every screen. */
export function hasSmallCells(size: BoardSize, orientation: Orientation, screen: Screen): boolean {
  return size === 60 && shorterSideOf60(orientation, screen) < minPx
}

/** The shorter side of a cell among sixty, as `styles/` lays them out. */
export function shorterSideOf60(orientation: Orientation, { width, height, rem }: Screen): number {
  const isTall = orientation === 'tall'
  const isUpright = height >= width
  const isLowAcross = !isUpright && height <= 31 * 16
  const [columns, rows] = isTall ? [6, 10] : [10, 6]
  const gap = isTall && isLowAcross ? 2 : 4
  const outerGap = Math.min(0.375 * rem, 8)
  const rim = Math.min(0.5 * rem, 10)
  const hasFoldersBeside = !isTall && !(isUpright && width <= 40 * 16)
  const beside = isLowAcross ? 12 * rem + outerGap : hasFoldersBeside ? 8.5 * rem + outerGap : 0
  const above = isLowAcross ? 0 : heightAround(isTall, { width, height, rem }) + 3 * outerGap
  return Math.min(
    (width - 2 * rim - beside - (columns - 1) * gap) / columns,
    (height - rim - outerGap - above - (rows - 1) * gap) / rows,
  )
}

/** Of the sentence, the buttons at the foot and, where they have a row, the folders. */
function heightAround(isTall: boolean, { width, height, rem }: Screen): number {
  const isUpright = height >= width
  // On a low phone the sentence and the foot keep their size with large text.
  if (isTall && isUpright && height <= 43 * 16) return 64 + 44
  const folders = between(24, 1.875 * rem, 36) + 2.1875 * rem + 8
  const hasFolderRow = isTall ? !(isUpright && height <= 56 * 16) : isUpright && width <= 40 * 16
  return Math.min(5 * rem, 96) + between(44, 2.75 * rem, 52) + (hasFolderRow ? folders : 0)
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

function screenNow(): Screen {
  return { width: innerWidth, height: innerHeight, rem: parseFloat(getComputedStyle(document.documentElement).fontSize) }
}

function watchScreen(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
