import { fill } from '@ankur/content'
import { ageApplies, ageMonths } from '@ankur/screening/age'
import { useFormOrOwn } from '../screening/index.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { agePathWords } from './age-path-words.ts'
import { childrenWords } from './children-words.ts'
import { monthOf, type MonthParts } from './month-fields.tsx'

/** Most children are of an age that fits: the words for the others are fetched when one is not. */
const AgePath = lazyPart(() => import('./age-path.tsx').then((module) => module.AgePath), agePathWords)

/** What the month means for the questions, said kindly and at once. */
export function AgeWords({ parts }: { parts: MonthParts }) {
  const words = childrenWords.use()
  const form = useFormOrOwn()
  const month = monthOf(parts)
  const months = ageMonths(month, Date.now())
  const fits = months !== null && months >= 0 ? ageApplies(months, form) : null
  return (
    <div className="birth__age" role="status">
      {month === null && (parts.year || parts.month) && <p>{words.birth_partly}</p>}
      {months !== null && months < 0 && <p>{words.birth_future}</p>}
      {fits && <p>{fill(words.birth_age, { months: months ?? 0 })}</p>}
      {fits === false && <AgePath birthMonth={month ?? ''} ageMonths={months ?? 0} isAhead />}
    </div>
  )
}
