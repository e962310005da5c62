/** The boards of a device, without their words: also part of a script in the page. */
import type { BoardSize, Orientation } from './layout.ts'

/** One for each player of the device. */
export const maxBoards = 30

export interface BoardLook {
  readonly size: BoardSize
  readonly orientation: Orientation
}

/** 20 words on a phone, 60 from 1024 px. Both in CSS px. */
export function standardLook(width: number, height: number): BoardLook {
  const isWide = width > height
  return { size: width >= 1024 && isWide ? 60 : 20, orientation: isWide ? 'wide' : 'tall' }
}
