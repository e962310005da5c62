import { useState, type FormEvent } from 'react'
import type { Extra } from '@ankur/screening/extra'
import { useWords } from '../platform/language.tsx'
import { goTo } from '../platform/navigation.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { questionsWords } from './questions-words.ts'
import { useTestProgress } from './test-progress-provider.tsx'
import { parseWeeksEarly } from './weeks-early.ts'

const asked = [
  ['worried', 'extra_worried'],
  ['lostSkills', 'extra_lost_skills'],
  ['siblingAutistic', 'extra_sibling'],
] as const

/** Optional, and never part of the count: they add next steps. The form's button goes on to the summary. */
export function ExtraQuestions() {
  const questions = questionsWords.use()
  const { extra, setExtra } = useTestProgress()
  const [weeks, setWeeks] = useState(String(extra.weeksEarly ?? ''))
  const [wrong, setWrong] = useState(false)
  const type = (typed: string) => {
    setWeeks(typed)
    const parsed = parseWeeksEarly(typed)
    if (parsed.ok) setExtra(withWeeks(extra, parsed.weeks))
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    const parsed = parseWeeksEarly(weeks)
    setWrong(!parsed.ok)
    if (!parsed.ok) return document.getElementById('weeksEarly')?.focus()
    const all = withWeeks(extra, parsed.weeks)
    setExtra(all)
    // In the history entry they outlive a reload of the summary page.
    goTo('/autism-test/results', { state: { extra: all } })
  }
  return (
    <form className="extra" noValidate onSubmit={goOn}>
      <h2>{questions.extra_title}</h2>
      <p className="muted">{questions.extra_lead}</p>
      {asked.map(([field, word]) => (
        <Choice key={field} field={field} question={questions[word]} extra={extra} onChange={setExtra} />
      ))}
      <Field
        id="weeksEarly"
        inputMode="numeric"
        autoComplete="off"
        className="extra__weeks"
        label={questions.weeks_early}
        hint={questions.weeks_early_hint}
        error={wrong ? questions.weeks_early_wrong : undefined}
        value={weeks}
        onChange={(event) => type(event.target.value)}
      />
      <div className="extra__on">
        <Button type="submit" aria-describedby="skip-help">
          {questions.skip}
        </Button>
        <p id="skip-help" className="muted">
          {questions.skip_help}
        </p>
      </div>
    </form>
  )
}

function withWeeks({ worried, lostSkills, siblingAutistic }: Extra, weeksEarly: number | null): Extra {
  return {
    ...(worried !== undefined && { worried }),
    ...(lostSkills !== undefined && { lostSkills }),
    ...(siblingAutistic !== undefined && { siblingAutistic }),
    ...(weeksEarly !== null && { weeksEarly }),
  }
}

interface ChoiceProps {
  field: 'worried' | 'lostSkills' | 'siblingAutistic'
  question: string
  extra: Extra
  onChange: (extra: Extra) => void
}

function Choice({ field, question, extra, onChange }: ChoiceProps) {
  const { screening } = useWords()
  const questions = questionsWords.use()
  const { [field]: chosen, ...others } = extra
  const options = [
    [screening.yes, true],
    [screening.no, false],
    [questions.extra_unanswered, undefined],
  ] as const
  return (
    <fieldset className="extra__question">
      <legend>{question}</legend>
      <div className="extra__options">
        {options.map(([label, value]) => (
          <label key={String(value)} className="extra__option">
            <input
              type="radio"
              name={field}
              checked={chosen === value}
              onChange={() => onChange(value === undefined ? others : { ...others, [field]: value })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
