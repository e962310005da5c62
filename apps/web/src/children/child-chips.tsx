import { fill } from '@ankur/content'
import { ageMonths, type Month } from '@ankur/screening/age'
import type { Child } from '@ankur/screening/child-contract'
import type { Instrument } from '@ankur/screening/instrument'
import type { OptionalAnswers } from '@ankur/screening/optional-answers'
import { useEffect } from 'react'
import { messagesOf } from '../platform/messages.ts'
import { useChildNames } from './use-children.ts'
import './children.css'

const childrenWords = messagesOf('children/children', 'children')

/** The child of an answer sheet, and its changes. */
export interface AboutChild {
  readonly attempt: { readonly birthMonth?: Month; readonly childId?: string }
  readonly extra: OptionalAnswers
  readonly setAbout: (about: { readonly birthMonth: Month | null; readonly childId: string | null }) => void
  readonly setExtra: (extra: OptionalAnswers) => void
}

export interface AboutChildProps {
  readonly about: AboutChild
  /** In months: the age range of the questions. */
  readonly ages: Instrument['ages']
}

interface Props {
  items: readonly Child[] | null
  about: AboutChild
  /** A child whose newest report asks for a visit within days. */
  needsVisit: (childId: string) => boolean
}

/** The choice between several children. An only child is selected automatically and needs no choice. */
export function ChildChips({ items, about, needsVisit }: Props) {
  const words = childrenWords.use()
  const { nameOf } = useChildNames(items)
  const chosenId = about.attempt.childId
  const only = items?.length === 1 ? items[0] : undefined
  const isOnlyUnchosen = only !== undefined && chosenId === undefined
  useEffect(() => {
    if (isOnlyUnchosen && only) chooseChild(only, about)
    // Once, when the children are known.
  }, [isOnlyUnchosen]) // oxlint-disable-line react/exhaustive-deps
  if (!items || items.length < 2) return null
  const labelOf = (child: Child) => {
    const months = ageMonths(child.birthMonth, Date.now())
    const name = nameOf(child)
    return months === null ? name : fill(words.chip, { name, months })
  }
  return (
    <fieldset className="child-chips">
      <legend className="only-heard">{words.choice_legend}</legend>
      {items.map((child) => (
        <label key={child.id} className="child-chips__chip" data-chosen={child.id === chosenId || undefined}>
          <input type="radio" name="child" checked={child.id === chosenId} onChange={() => chooseChild(child, about)} />
          <span>
            {labelOf(child)}
            {needsVisit(child.id) && <b className="child-chips__visit"> {words.needs_visit}</b>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Stored data of a child is set with its choice; that of the previous child is cleared. */
export function chooseChild(child: Child | null, { extra, setAbout, setExtra }: AboutChild): void {
  setAbout({ birthMonth: child?.birthMonth ?? null, childId: child?.id ?? null })
  const { weeksEarly: _before, ...others } = extra
  setExtra(child?.weeksEarly == null ? others : { ...others, weeksEarly: child.weeksEarly })
}
