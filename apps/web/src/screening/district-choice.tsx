import { useId } from 'react'
import { districts } from '@ankur/content/districts'
import { useLanguage } from '../platform/language.tsx'
import { planWords } from './plan-words.ts'

const states = ['punjab', 'chandigarh'] as const

interface Props {
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** The districts with a row, and "another": there the plan sends to the district hospital. */
export function DistrictChoice({ chosen, onChoose }: Props) {
  const { language } = useLanguage()
  const { plan, places } = planWords.use()
  const id = useId()
  return (
    <div className="field plan__district">
      <label className="field__label" htmlFor={id}>
        {plan.district}
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        {plan.district_hint}
      </p>
      <select
        className="field__box"
        id={id}
        aria-describedby={`${id}-hint`}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value || null)}
      >
        <option value="">{plan.district_other}</option>
        {states.map((state) => (
          <optgroup key={state} label={places[state]}>
            {districts
              .filter((district) => district.state === state)
              .map((district) => (
                <option key={district.id} value={district.id}>
                  {district.names[language]}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
