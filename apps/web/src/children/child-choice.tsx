import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ChildDetails } from '@ankur/screening/child'
import type { Child } from '@ankur/screening/child-contract'
import { Button } from '../ui/button/button.tsx'
import type { AboutChild, AboutChildProps } from './about-child.ts'
import { AgeWords } from './age-words.tsx'
import { BirthMonth } from './birth-month.tsx'
import { childrenWords } from './children-words.ts'
import { partsOf } from './month-fields.tsx'
import { ChildForm } from './near-child-form.ts'
import { useChildNames } from './name-child.ts'
import type { Family } from './use-children.ts'

/** Which child, or none, or a new one; and its month of birth where that is not known. Nothing here is required. */
export function ChildChoice({ about, ages, family }: AboutChildProps & { family: Family }) {
  const words = childrenWords.use()
  const { attempt, extra, setAbout, setExtra } = about
  const { items, hasFailed, add } = family
  const [adding, setAdding] = useState(false)
  const [added, setAdded] = useState(false)
  const chosen = items?.find(({ id }) => id === attempt.childId)
  const group = useRef<HTMLFieldSetElement>(null)

  const choose = (child: Child | null) => {
    setAbout({ birthMonth: child?.birthMonth ?? null, childId: child?.id ?? null })
    // Those of the child chosen before are not this one's.
    const { weeksEarly: _before, ...others } = extra
    setExtra(child?.weeksEarly == null ? others : { ...others, weeksEarly: child.weeksEarly })
  }
  const save = async (details: ChildDetails) => {
    choose(await add(details))
    setAdding(false)
    setAdded(true)
  }
  useFollowed(items, chosen, about)
  // Not before the form is gone, and the new child stands there to be read.
  useEffect(() => {
    if (added) group.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [added])

  return (
    <>
      {attempt.childId !== undefined || (items && items.length > 0) ? (
        <fieldset className="child-choice" aria-describedby="child-why" ref={group}>
          <legend className="birth__legend">{words.choice_legend}</legend>
          <p className="birth__why" id="child-why">
            {words.choice_why}
          </p>
          <Options items={items} chosenId={attempt.childId} onChoose={choose} />
        </fieldset>
      ) : null}
      {hasFailed && <p role="status">{words.choice_failed}</p>}
      {adding ? (
        <ChildForm onSave={save} onCancel={() => setAdding(false)} />
      ) : (
        items && (
          <Button className="child-choice__add" kind="second" size="small" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      )}
      {adding || <Age chosen={chosen} about={about} ages={ages} />}
    </>
  )
}

/** The month of a child that has one is only told; of any other it is asked. */
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

interface OptionsProps {
  items: readonly Child[] | null
  chosenId: string | undefined
  onChoose: (child: Child | null) => void
}

function Options({ items, chosenId, onChoose }: OptionsProps) {
  const words = childrenWords.use()
  const { nameOf, detailsOf } = useChildNames(items)
  const isElsewhere = chosenId !== undefined && !items
  return (
    <div className="child-choice__options">
      {items?.map((child) => (
        <Option key={child.id} isChosen={child.id === chosenId} onChoose={() => onChoose(child)}>
          <span className="child-choice__name">{nameOf(child)}</span>
          {detailsOf(child)}
        </Option>
      ))}
      {isElsewhere && (
        <Option isChosen onChoose={() => {}}>
          {words.choice_kept}
        </Option>
      )}
      <Option isChosen={chosenId === undefined} onChoose={() => onChoose(null)}>
        {words.choice_none}
      </Option>
    </div>
  )
}

function Option({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <label className="child-choice__option">
      <input type="radio" name="child" checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  )
}
