import { Switch } from '../../ui/switch/switch.tsx'
import { shellWords } from '../shell/shell-words.ts'
import { bigBlocksStore } from './big-blocks-store.ts'

export function BigBlocksSwitch() {
  const words = shellWords.use()
  const { bigBlocks = false } = bigBlocksStore.use()
  return (
    <Switch
      label={words.big_blocks}
      checked={bigBlocks}
      stateWord={bigBlocks ? words.on : words.off}
      onChange={(next) => bigBlocksStore.change(() => ({ bigBlocks: next || undefined }))}
    />
  )
}
