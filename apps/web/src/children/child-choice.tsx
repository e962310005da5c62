import { useEffect, useState, type ReactNode } from 'react'
import { fill } from '@ankur/content'
import type { ChildDetails } from '@ankur/screening/child'
import type { Child } from '@ankur/screening/child-contract'
import { Button } from '../ui/button/button.tsx'
import { AgeWords } from './age-words.tsx'
import { BirthMonth } from './birth-month.tsx'
import { type AboutChild, type AboutChildProps, chooseChild } from './child-chips.tsx'
import { messagesOf } from '../platform/messages.ts'
import { partsOf } from './month-fields.tsx'
import { ChildForm } from './near-child-form.ts'
import { useChildNames, type Family } from './use-children.ts'

const childrenWords = messagesOf('children/children', 'children')

interface ChoiceProps extends AboutChildProps {
  family: Family
  /** The way on: another child is added below it, for the first screen of a small phone. */
  children: ReactNode
  /** Nothing is required to continue. */
  isAfter: boolean
}

/** Which child, or none, or a new one; and its month of birth where that is not known. Nothing here is required. */
export function ChildChoice({ about, ages, family, children, isAfter }: ChoiceProps) {
  const words = childrenWords.use()
  const { attempt } = about
  const { items, hasFailed, add } = family
  const [adding, setAdding] = useState(false)
  const [added, setAdded] = useState(false)
  const chosen = items?.find(({ id }) => id === attempt.childId)

  const choose = (child: Child | null) => chooseChild(child, about)
  const save = async (details: ChildDetails) => {
    choose(await add(details))
    setAdding(false)
    setAdded(true)
  }
  useFollowed(items, chosen, about)
  // Only after the form has closed and the new child is shown.
  useEffect(() => {
    if (added) document.querySelector<HTMLElement>('.child-chips input:checked, .child-choice__one')?.focus()
  }, [added])

  const question = (
    <>
      {items?.length === 1 && chosen && <OnlyChild items={items} child={chosen} />}
      {!items && attempt.childId !== undefined && <p>{words.choice_kept}</p>}
      {hasFailed && <p role="status">{words.choice_failed}</p>}
      {adding ? <ChildForm onSave={save} onCancel={() => setAdding(false)} /> : <Age chosen={chosen} about={about} ages={ages} />}
    </>
  )
  return (
    <>
      {!isAfter && question}
      {children}
      {isAfter && question}
      {!adding && items && (
        <Button className="child-choice__add" kind="second" size="small" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      )}
    </>
  )
}

/** The month of a child that has one is only displayed; for any other there is a field. */
function Age({ chosen, about, ages }: AboutChildProps & { chosen: Child | undefined }) {
  const { attempt } = about
  const isKnown = chosen ? chosen.birthMonth !== null : attempt.birthMonth !== undefined
  if (attempt.childId === undefined || !isKnown) {
    return <BirthMonth key={attempt.childId ?? 'none'} about={about} ages={ages} />
  }
  return (
    <div className="birth">
      <AgeWords parts={partsOf(attempt.birthMonth)} ages={ages} />
    </div>
  )
}

/** What another phone changed: a deleted child is chosen no longer, and a corrected month holds. */
function useFollowed(items: readonly Child[] | null, chosen: Child | undefined, { attempt, setAbout }: AboutChild): void {
  const { childId, birthMonth } = attempt
  useEffect(() => {
    if (!items || childId === undefined) return
    if (!chosen) setAbout({ birthMonth: birthMonth ?? null, childId: null })
    else if (chosen.birthMonth !== null && chosen.birthMonth !== birthMonth) setAbout({ birthMonth: chosen.birthMonth, childId })
  }, [items, chosen, childId, birthMonth, setAbout])
}

/** An only child is selected automatically. */
function OnlyChild({ items, child }: { items: readonly Child[]; child: Child }) {
  const words = childrenWords.use()
  const { nameOf, detailsOf } = useChildNames(items)
  return (
    <p className="child-choice__one" tabIndex={-1}>
      <b>{nameOf(child)}</b>, {fill(words.details, { details: detailsOf(child) })} <a href="/account">{words.change_child}</a>
    </p>
  )
}
