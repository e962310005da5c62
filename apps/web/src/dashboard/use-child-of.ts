import { fill } from '@ankur/content'
import type { ListedAssessment } from '@ankur/screening/contract'
import { messagesOf } from '../platform/messages.ts'

const childrenWords = messagesOf('children/children', 'children')

/** Which child a listed summary is about; null in a family of one child that has no name. */
export function useChildOf(items: readonly ListedAssessment[]) {
  const names = childrenWords.use()
  return ({ childNickname, childPlace }: ListedAssessment): string | null => {
    if (childNickname !== null || childPlace !== null) return childNickname ?? fill(names.nameless, { n: childPlace ?? 0 })
    return items.some((item) => item.childPlace !== null) ? names.choice_none : null
  }
}
