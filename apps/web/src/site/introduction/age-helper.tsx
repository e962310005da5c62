import type { Language } from '@ankur/content'
import { monthNames } from '@ankur/screening/analysis/dates'
import { introductionWords } from './introduction-words.ts'
import '../../ui/field/field.css'

/** Do the questions fit? The script unhides the box and adds the years: at build time nobody knows which year it is read. */
export function AgeHelper({ language }: { language: Language }) {
  const words = introductionWords[language]
  const answers = [
    ['fits', words.age_fits],
    ['young', words.age_young],
    ['old', words.age_old],
    ['future', words.age_future],
  ] as const
  return (
    <div className="age-helper" data-age-helper="" hidden>
      <fieldset aria-describedby="age-hint">
        <legend className="age-helper__title">{words.age_title}</legend>
        <p className="muted" id="age-hint">
          {words.age_hint}
        </p>
        <div className="age-helper__row">
          <label className="age-helper__choice">
            <span>{words.age_month}</span>
            <select className="field__box" name="month" autoComplete="off">
              <option value="">{words.age_choose}</option>
              {monthNames[language].map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className="age-helper__choice">
            <span>{words.age_year}</span>
            <select className="field__box" name="year" autoComplete="off">
              <option value="">{words.age_choose}</option>
            </select>
          </label>
        </div>
      </fieldset>
      <div role="status">
        {answers.map(([answer, sentence]) => (
          <p key={answer} className="age-helper__answer" data-answer={answer} hidden>
            {sentence}
          </p>
        ))}
      </div>
    </div>
  )
}
