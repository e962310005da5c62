import { fill } from '@ankur/content'
import type { Child } from '@ankur/screening/child-contract'
import { nameApart } from '@ankur/screening/name-apart'
import { messagesOf } from '../../platform/messages.ts'

const childrenWords = messagesOf('children/children', 'children')

/** The child of a summary, named as in the lists of summaries. */
export function ChildName({ family, childId }: { family: readonly Child[]; childId: string | null }) {
  const words = childrenWords.use()
  const place = family.findIndex(({ id }) => id === childId)
  const name = place < 0 ? words.choice_none : (nameApart(family, family[place]) ?? fill(words.nameless, { n: place + 1 }))
  return <p className="results__child">{name}</p>
}
