import { useState } from 'react'
import { fill } from '@ankur/content'
import { ageMonths, firstMonths, indiaMonth, lastMonths } from '@ankur/screening/age'
import { monthNames } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { useTestProgress } from '../screening/index.ts'
import { dashboardWords } from './dashboard-words.ts'

const yearsBack = 18

/** Month and year of birth: optional, explained, kept with the answers. Nobody is refused for an age. */
export function BirthMonth() {
  const { language } = useLanguage()
  const dashboard = dashboardWords.use()
  const { attempt, setBirthMonth } = useTestProgress()
  const [draft, setDraft] = useState(() => partsOf(attempt.birthMonth))
  // What is kept wins over what is half chosen: another tab may have given or cleared it.
  const parts = attempt.birthMonth ? partsOf(attempt.birthMonth) : draft
  const thisYear = Number(indiaMonth(Date.now()).slice(0, 4))
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => String(thisYear - back))
  const choose = (next: Parts) => {
    setDraft(next)
    const month = next.year && next.month ? `${next.year}-${next.month}` : null
    setBirthMonth(month !== null && month <= indiaMonth(Date.now()) ? month : null)
  }
  return (
    <fieldset className="birth" aria-describedby="birth-why">
      <legend className="birth__legend">{dashboard.birth_legend}</legend>
      <p className="birth__why" id="birth-why">
        {dashboard.birth_why} {dashboard.birth_kept}
      </p>
      <div className="birth__fields">
        <Choice
          id="birth-month"
          label={dashboard.birth_month}
          value={parts.month}
          options={monthNames[language].map((name, index) => [String(index + 1).padStart(2, '0'), name] as const)}
          onChange={(month) => choose({ ...parts, month })}
        />
        <Choice
          id="birth-year"
          label={dashboard.birth_year}
          value={parts.year}
          options={years.map((year) => [year, year] as const)}
          onChange={(year) => choose({ ...parts, year })}
        />
      </div>
      <p className="birth__age" role="status">
        <AgeWords parts={parts} />
      </p>
    </fieldset>
  )
}

interface Parts {
  readonly year: string
  readonly month: string
}

function partsOf(month: string | undefined): Parts {
  return { year: month?.slice(0, 4) ?? '', month: month?.slice(5) ?? '' }
}

/** What the month means for the questions, said kindly and at once. */
function AgeWords({ parts: { year, month } }: { parts: Parts }) {
  const dashboard = dashboardWords.use()
  if (!year && !month) return null
  if (!year || !month) return dashboard.birth_partly
  const months = ageMonths(`${year}-${month}`, Date.now()) ?? 0
  if (months < 0) return dashboard.birth_future
  const words = months < firstMonths ? dashboard.birth_young : months > lastMonths ? dashboard.birth_old : dashboard.birth_age
  return fill(words, { months })
}

interface ChoiceProps {
  id: string
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  const dashboard = dashboardWords.use()
  return (
    <div className="birth__choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field__box" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{dashboard.birth_empty}</option>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
