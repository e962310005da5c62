import { fill } from '@ankur/content'
import { addMonths, type Month } from '@ankur/screening/age'
import type { Instrument } from '@ankur/screening/instrument'
import { formatMonth } from '@ankur/screening/analysis/dates'
import { useLanguage } from '../platform/language.tsx'
import { hrefFor } from '../routes.ts'
import { messagesOf } from '../platform/messages.ts'

const agePathWords = messagesOf('children/children', 'agePath')

interface AgePathProps {
  birthMonth: Month
  ageMonths: number
  /** For which the questions in use are made. */
  ages: Instrument['ages']
  /** Before the questions: they may still be answered. */
  isAhead?: boolean
}

/** Where to go when the questions do not fit the age; nothing when they do. */
export function AgePath({ birthMonth, ageMonths, ages, isAhead = false }: AgePathProps) {
  const { language } = useLanguage()
  const words = agePathWords.use()
  if (ageMonths >= ages.from && ageMonths <= ages.to) return null
  const isYoung = ageMonths < ages.from
  const month = formatMonth(addMonths(birthMonth, ages.from), language)
  const values = { months: ageMonths, month, first: ages.from, last: ages.to }
  return (
    <>
      <p>
        {fill(isYoung ? words.outside_young : words.outside_old, values)} {isAhead && words.outside_may}
      </p>
      <p>
        {isYoung ? `${words.young_where} ${words.young_worried}` : words.old_where}{' '}
        <a href={hrefFor('/help', language)}>{words.outside_help}</a>
      </p>
    </>
  )
}
