import { moveToInput, standingAround, acceptsBlock } from '@ankur/blocks/edit/edit-inputs'
import { removeDefinition } from '@ankur/blocks/edit/edit-custom-blocks'
import { menuChoices } from '@ankur/blocks/labels/menus'
import { iconPathOf } from './block-icons.ts'
import { CannotRun } from './cannot-run.tsx'
import { ColorBox } from './color-box.tsx'
import { InputBlocks } from './input-blocks.tsx'
import { KindName } from './kind-name.tsx'
import { kindsAt, WidePalette } from './wide-palette.tsx'

/** The part that `creator/use-advanced-blocks.ts` loads. */
export const advancedParts = {
  CannotRun,
  ColorBox,
  InputBlocks,
  iconPathOf,
  KindName,
  kindsAt,
  menuChoices,
  moveToInput,
  removeDefinition,
  standingAround,
  takes: acceptsBlock,
  WidePalette,
}
