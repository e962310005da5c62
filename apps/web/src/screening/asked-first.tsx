import { useState, type ComponentType } from 'react'
import type { ItemId } from '@ankur/screening/instrument'
import { useWords } from '../platform/language.tsx'
import { Details } from '../ui/details/details.tsx'
import { ownQuestions } from './own-questions.ts'
import { followUpWords } from './follow-up-words.ts'

/** Folded away: the question out of the twenty that led here. Its words are fetched when somebody wants to see them. */
export function AskedFirst({ item }: { item: ItemId }) {
  const { notices } = useWords()
  const { followUp } = followUpWords.use()
  const [shown, setShown] = useState<{ First: ComponentType<{ item: ItemId }> } | 'failed' | null>(null)
  const fetchQuestion = () => {
    Promise.all([import('./first-question.tsx'), ownQuestions.load()]).then(
      ([{ FirstQuestion }]) => setShown({ First: FirstQuestion }),
      () => setShown('failed'),
    )
  }
  return (
    <div className="question__help">
      <Details summary={followUp.first_asked} onOpen={fetchQuestion}>
        {shown === 'failed' ? <p>{notices.no_network}</p> : shown && <shown.First item={item} />}
      </Details>
    </div>
  )
}
