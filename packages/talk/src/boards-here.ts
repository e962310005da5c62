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
  return lookOf({ isWide: width > height, isLarge: width >= 1024 })
}

export function lookOf({ isWide, isLarge }: { readonly isWide: boolean; readonly isLarge: boolean }): BoardLook {
  return { size: isLarge && isWide ? 60 : 20, orientation: isWide ? 'wide' : 'tall' }
}
