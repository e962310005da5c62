import { fill } from '@ankur/content'
import { addMonths, firstMonths, lastMonths, type Month } from '@ankur/screening/age'
import { formatMonth } from '@ankur/screening/analysis/dates'
import { useLanguage } from '../platform/language.tsx'
import { hrefFor } from '../routes.ts'
import { agePathWords } from './age-path-words.ts'

interface AgePathProps {
  birthMonth: Month
  ageMonths: number
  /** Before the questions: they may still be answered. */
  isAhead?: boolean
}

/** Where to go when the questions do not fit the age; nothing when they do. */
export function AgePath({ birthMonth, ageMonths, isAhead = false }: AgePathProps) {
  const { language } = useLanguage()
  const words = agePathWords.use()
  if (ageMonths >= firstMonths && ageMonths <= lastMonths) return null
  const isYoung = ageMonths < firstMonths
  const month = formatMonth(addMonths(birthMonth, firstMonths), language)
  return (
    <>
      <p>
        {fill(isYoung ? words.outside_young : words.outside_old, { months: ageMonths, month })} {isAhead && words.outside_may}
      </p>
      <p>
        {isYoung ? `${words.young_where} ${words.young_worried}` : words.old_where}{' '}
        <a href={hrefFor('/help', language)}>{words.outside_help}</a>
      </p>
    </>
  )
}
