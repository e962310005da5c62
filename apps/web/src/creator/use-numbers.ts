import { fromPixels, type Point, toPixels } from '@ankur/blocks/picture/coordinates'
import type { Block } from '@ankur/blocks/project'
import { hasBlock, useGamePart } from './use-creator.ts'
import { usePaletteLevel } from './device-settings.ts'

/** How x and y are displayed. The game itself uses Scratch coordinates. */
export interface Numbers {
  readonly shown: (at: Point) => Point
  readonly stored: (shown: Point) => Point
  readonly least: Point
  readonly most: Point
}

const pixels: Numbers = { shown: toPixels, stored: fromPixels, least: { x: 0, y: 0 }, most: { x: 480, y: 360 } }

const asInScratch: Numbers = {
  shown: ({ x, y }) => ({ x, y }),
  stored: ({ x, y }) => ({ x, y }),
  least: { x: -240, y: -180 },
  most: { x: 240, y: 180 },
}

/** Pixels from the upper left corner; from the centre as soon as blocks may use x and y, so that both agree. */
export function useNumbers(): Numbers {
  const level = usePaletteLevel()
  const isNamed = useGamePart(({ project }) => namesPlaces(project))
  return isNamed || level === 28 || level === 'all' ? asInScratch : pixels
}

const namesPlaces = hasBlock((block) => place.test(block.opcode) || isPropertyOf(block))

const place = /^motion_(gotoxy|glidesecstoxy|change[xy]by|set[xy]|[xy]position)$|^sensing_mouse[xy]$/

function isPropertyOf({ opcode, fields }: Block): boolean {
  return opcode === 'sensing_of' && fields.some(({ value }) => /^[xy] position$/.test(value))
}
