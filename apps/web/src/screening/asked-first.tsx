import { useEffect, useState, type ComponentType } from 'react'
import type { ItemId } from '@ankur/screening/instrument'
import { ownQuestions } from './own-questions.ts'
import { followUpWords } from './follow-up-words.ts'

/** The question out of the twenty that led here, and its answer. Its words come after the page: it is helpful, not needed. */
export function AskedFirst({ item }: { item: ItemId }) {
  const { followUp } = followUpWords.use()
  const [shown, setShown] = useState<{ First: ComponentType<{ item: ItemId }> } | null>(null)
  useEffect(() => {
    let hasLeft = false
    Promise.all([import('./first-question.tsx'), ownQuestions.load()]).then(
      ([{ FirstQuestion }]) => !hasLeft && setShown({ First: FirstQuestion }),
      // Without a signal the page does without.
      () => {},
    )
    return () => {
      hasLeft = true
    }
  }, [])
  return (
    <p className="follow-up__was">
      <b>{followUp.first_asked}</b> {shown && <shown.First item={item} />}
    </p>
  )
}
