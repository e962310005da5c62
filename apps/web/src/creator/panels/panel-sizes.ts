/** The widths of the three panels, in per cent: stored on the device for each group of panels. */
import { loadStored, parseJson, saveStored } from '../../platform/storage/storage.ts'

export type PanelSizes = readonly [number, number, number]

export const defaultSizes: PanelSizes = [20, 40, 40]
export const smallestPanel = 15

/** Moves the border behind a panel (0 or 1): what one gains the next loses, down to the minimum. */
export function movedBorder(sizes: PanelSizes, border: 0 | 1, by: number): PanelSizes {
  const room = sizes[border] + sizes[border + 1 === 1 ? 1 : 2]
  const size = Math.min(Math.max(sizes[border] + by, smallestPanel), room - smallestPanel)
  return border === 0 ? [size, room - size, sizes[2]] : [sizes[0], size, room - size]
}

/** The maximum size of a panel before a border. */
export function largestSize(sizes: PanelSizes, border: 0 | 1): number {
  return sizes[border] + (border === 0 ? sizes[1] : sizes[2]) - smallestPanel
}

export function loadSizes(group: string): PanelSizes {
  const stored = parseJson(loadStored(keyOf(group)))
  return isSizes(stored) ? stored : defaultSizes
}

export function saveSizes(group: string, sizes: PanelSizes): void {
  saveStored(keyOf(group), JSON.stringify(sizes))
}

function keyOf(group: string): string {
  return `ankur-panels:${group}`
}

function isSizes(value: unknown): value is PanelSizes {
  if (!Array.isArray(value) || value.length !== 3) return false
  const sizes: unknown[] = value
  if (!sizes.every((each) => typeof each === 'number' && each >= smallestPanel - 0.01)) return false
  return Math.abs(sizes.reduce<number>((sum, each) => sum + Number(each), 0) - 100) < 0.5
}
