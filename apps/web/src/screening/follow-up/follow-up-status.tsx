import { useWords } from '../../platform/language.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { followUpWords } from './follow-up-words.ts'
import type { AnswersLocation } from './follow-up-state.ts'

/** Where the answers are: never shown as saved before they are. */
export function FollowUpStatus({ kept, answered }: { kept: AnswersLocation | 'held'; answered: boolean }) {
  const { screening } = useWords()
  const { followUp } = followUpWords.use()
  const words = {
    account: answered ? followUp.status_account : followUp.status_open,
    held: followUp.status_held,
    sending: followUp.status_sending,
    waiting: followUp.status_waiting,
    nowhere: screening.status_unsaved,
  }
  return (
    <div className="question__status" role="status">
      <Icon name={kept === 'nowhere' ? 'alert' : 'save'} />
      <p>{words[kept]}</p>
    </div>
  )
}
