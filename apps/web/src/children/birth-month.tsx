import { useState } from 'react'
import { indiaMonth } from '@ankur/screening/age'
import type { AboutChildProps } from './child-chips.tsx'
import { AgeWords } from './age-words.tsx'
import { messagesOf } from '../platform/messages.ts'
import { MonthFields, monthOf, partsOf, type MonthParts } from './month-fields.tsx'

const childrenWords = messagesOf('children/children', 'children')

/** Month and year of birth: optional, explained, stored with the answers. Nobody is refused for an age. */
export function BirthMonth({ about: { attempt, setAbout }, ages }: AboutChildProps) {
  const words = childrenWords.use()
  const [draft, setDraft] = useState(() => partsOf(attempt.birthMonth))
  // The stored value has priority over an incomplete choice: another tab may have set or cleared it.
  const parts = attempt.birthMonth ? partsOf(attempt.birthMonth) : draft
  const choose = (next: MonthParts) => {
    setDraft(next)
    const month = monthOf(next)
    const birthMonth = month !== null && month <= indiaMonth(Date.now()) ? month : null
    setAbout({ birthMonth, childId: attempt.childId ?? null })
  }
  // Once the age is known its own sentence says more, and the button below stays on a small screen.
  const isKnown = monthOf(parts) !== null
  return (
    <fieldset className="birth" aria-describedby={isKnown ? undefined : 'birth-why'}>
      <legend className="birth__legend">{words.birth_legend}</legend>
      {!isKnown && (
        <p className="birth__why" id="birth-why">
          {words.birth_why}
        </p>
      )}
      <MonthFields parts={parts} onChange={choose} />
      <AgeWords parts={parts} ages={ages} />
    </fieldset>
  )
}
