import { moveToInput, standingAround, acceptsBlock } from '@ankur/blocks/edit/edit-inputs'
import { removeDefinition } from '@ankur/blocks/edit/edit-custom-blocks'
import { menuChoices } from '@ankur/blocks/labels/menus'
import { iconPathOf } from './block-icons.ts'
import { ColorBox } from './color-box.tsx'
import { InputBlocks } from './input-blocks.tsx'
import { KindName, kindsAt, WidePalette } from './wide-palette.tsx'
import { useGame } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'

const advancedWords = messagesOf('creator/advanced-blocks', 'creatorMore')

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

/** On an unknown block: why it does nothing, and what can be done. */
function CannotRun() {
  const words = advancedWords.use()
  const { say } = useGame()
  return (
    <button type="button" className="chip cannot-run" onClick={() => say(words.cannot_run)}>
      {words.why}
    </button>
  )
}
