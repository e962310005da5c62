import { useGame } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'

const advancedWords = messagesOf('creator/advanced-blocks', 'creatorMore')

/** On an unknown block: why it does nothing, and what can be done. */
export function CannotRun() {
  const words = advancedWords.use()
  const { say } = useGame()
  return (
    <button type="button" className="chip cannot-run" onClick={() => say(words.cannot_run)}>
      {words.why}
    </button>
  )
}
