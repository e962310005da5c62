import { moveToHole, standingAround, takes } from '@ankur/blocks/edit/edit-holes'
import { removeDefinition } from '@ankur/blocks/edit/edit-own-blocks'
import { menuChoices } from '@ankur/blocks/labels/menus'
import { iconPathOf } from './block-icons.ts'
import { CannotRun } from './cannot-run.tsx'
import { ColorBox } from './color-box.tsx'
import { HoleBlocks } from './hole-blocks.tsx'
import { KindName } from './kind-name.tsx'
import { kindsAt, WidePalette } from './wide-palette.tsx'

/** What `creator/more.ts` fetches, as one part. */
export const advancedParts = {
  CannotRun,
  ColorBox,
  HoleBlocks,
  iconPathOf,
  KindName,
  kindsAt,
  menuChoices,
  moveToHole,
  removeDefinition,
  standingAround,
  takes,
  WidePalette,
}
