import { fill } from '@ankur/content'
import { ageApplies, ageMonths } from '@ankur/screening/age'
import type { Instrument } from '@ankur/screening/instrument'
import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { messagesOf } from '../platform/messages.ts'
import { monthOf, type MonthParts } from './month-fields.tsx'

const agePathWords = messagesOf('children/children', 'agePath')
const childrenWords = messagesOf('children/children', 'children')

/** Most children are of an age that fits: the words for the others are fetched where one is not. */
const AgePath = definePart({
  load: () => import('./age-path.tsx').then((part) => part.AgePath),
  messages: [agePathWords],
  when: nearView({ height: 'low' }),
})

/** What the age means for the questions, in kind words and immediately. */
export function AgeWords({ parts, ages }: { parts: MonthParts; ages: Instrument['ages'] }) {
  const words = childrenWords.use()
  const month = monthOf(parts)
  const months = ageMonths(month, Date.now())
  const fits = months !== null && months >= 0 ? ageApplies(months, { ages }) : null
  return (
    <div className="birth__age" role="status">
      {month === null && (parts.year || parts.month) && <p>{words.birth_partly}</p>}
      {months !== null && months < 0 && <p>{words.birth_future}</p>}
      {fits && <p>{fill(words.birth_age, { months: months ?? 0 })}</p>}
      {fits === false && <AgePath birthMonth={month ?? ''} ageMonths={months ?? 0} ages={ages} isAhead />}
    </div>
  )
}
