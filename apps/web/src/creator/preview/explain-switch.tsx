import { Switch } from '../../ui/switch/switch.tsx'
import { explaining } from '../device-settings.ts'
import { messagesOf } from '../../platform/messages.ts'

const shellWords = messagesOf('creator/shell', 'creatorShell')

/** In explain mode a press on a palette block describes it, and adds nothing by itself. */
export function ExplainSwitch() {
  const words = shellWords.use()
  const { explains = false } = explaining.use()
  return (
    <Switch
      label={words.explain}
      checked={explains}
      stateWord={explains ? words.on : words.off}
      onChange={(next) => explaining.change(() => ({ explains: next || undefined }))}
    />
  )
}
