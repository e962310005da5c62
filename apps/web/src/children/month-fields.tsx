import { useId } from 'react'
import { indiaMonth, type Month } from '@ankur/screening/age'
import { monthNames } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { messagesOf } from '../platform/messages.ts'
import './children.css'

const childrenWords = messagesOf('children/children', 'children')

const yearsBack = 18

/** A month while it is being chosen: either part may still be empty. */
export interface MonthParts {
  readonly year: string
  readonly month: string
}

export function partsOf(month: Month | null | undefined): MonthParts {
  return { year: month?.slice(0, 4) ?? '', month: month?.slice(5) ?? '' }
}

export function monthOf({ year, month }: MonthParts): Month | null {
  return year && month ? `${year}-${month}` : null
}

/** Month and year, side by side: two lists need no keyboard and no format. */
export function MonthFields({ parts, onChange }: { parts: MonthParts; onChange: (parts: MonthParts) => void }) {
  const { language } = useLanguage()
  const words = childrenWords.use()
  const thisYear = Number(indiaMonth(Date.now()).slice(0, 4))
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => String(thisYear - back))
  const months = monthNames(language).map((name, index) => [String(index + 1).padStart(2, '0'), name] as const)
  return (
    <div className="birth__fields">
      <Choice
        label={words.birth_month}
        value={parts.month}
        options={months}
        onChange={(month) => onChange({ ...parts, month })}
      />
      <Choice
        label={words.birth_year}
        value={parts.year}
        options={years.map((year) => [year, year] as const)}
        onChange={(year) => onChange({ ...parts, year })}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const words = childrenWords.use()
  const id = useId()
  return (
    <div className="birth__choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field__box" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{words.birth_empty}</option>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
