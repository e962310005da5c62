import type { Extra } from '@ankur/screening/extra'
import { useWords } from '../platform/language.tsx'
import { Field } from '../ui/field/field.tsx'
import { extraWords } from './extra-words.ts'

const asked = [
  ['worried', 'worried'],
  ['lostSkills', 'lost_skills'],
  ['siblingAutistic', 'sibling'],
] as const

interface ExtraFieldsProps {
  extra: Extra
  /** As it was typed. */
  weeks: string
  weeksWrong: boolean
  onChange: (extra: Extra) => void
  onWeeks: (typed: string) => void
}

/** Optional, and never part of the count: they add next steps. */
export function ExtraFields({ extra, weeks, weeksWrong, onChange, onWeeks }: ExtraFieldsProps) {
  const words = extraWords.use()
  return (
    <>
      <p className="muted">{words.lead}</p>
      {asked.map(([field, word]) => (
        <Choice key={field} field={field} question={words[word]} extra={extra} onChange={onChange} />
      ))}
      <Field
        id="weeksEarly"
        inputMode="numeric"
        autoComplete="off"
        className="extra__weeks"
        label={words.weeks_early}
        hint={words.weeks_early_hint}
        error={weeksWrong ? words.weeks_early_wrong : undefined}
        value={weeks}
        onChange={(event) => onWeeks(event.target.value)}
      />
    </>
  )
}

interface ChoiceProps {
  field: 'worried' | 'lostSkills' | 'siblingAutistic'
  question: string
  extra: Extra
  onChange: (extra: Extra) => void
}

function Choice({ field, question, extra, onChange }: ChoiceProps) {
  const { screening } = useWords()
  const words = extraWords.use()
  const { [field]: chosen, ...others } = extra
  const options = [
    [screening.yes, true],
    [screening.no, false],
    [words.unanswered, undefined],
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
