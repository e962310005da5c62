import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fill } from '@ankur/content'
import { nicknameLength, parseChild, type ChildDetails } from '@ankur/screening/child'
import { maxWeeksEarly } from '@ankur/screening/optional-answers'
import { ApiFailure } from '../platform/api.ts'
import { useWords } from '../platform/language.tsx'
import { plainDigits } from '../platform/plain-digits.ts'
import { sentenceKey } from '../platform/frame/notices.ts'
import { Button } from '../ui/button/button.tsx'
import { Field, FieldError } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { messagesOf } from '../platform/messages.ts'
import { MonthFields, monthOf, partsOf } from './month-fields.tsx'

const childFormWords = messagesOf('children/children', 'childForm')

export interface ChildFormProps {
  /** The child that is edited; undefined for a new one. */
  name?: string
  child?: ChildDetails
  onSave: (details: ChildDetails) => Promise<void>
  onCancel: () => void
}

type Wrong = ReadonlySet<keyof ChildDetails>

/** No field is required. Typed text stays when saving fails. */
export function ChildForm({ name, child, onSave, onCancel }: ChildFormProps) {
  const { notices } = useWords()
  const words = childFormWords.use()
  const [nickname, setNickname] = useState(child?.nickname ?? '')
  const [parts, setParts] = useState(() => partsOf(child?.birthMonth))
  const [weeks, setWeeks] = useState(String(child?.weeksEarly ?? ''))
  const [wrong, setWrong] = useState<Wrong>(new Set())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  // Only once the text is beside the field: a screen reader reads both together.
  useEffect(() => {
    if (wrong.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .birth--wrong select')?.focus()
  }, [wrong])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const isHalf = Boolean(parts.year) !== Boolean(parts.month)
    const birthMonth = isHalf ? 'half' : monthOf(parts)
    const typed = plainDigits(weeks.trim())
    const weeksEarly = typed === '' ? null : /^\d{1,2}$/.test(typed) ? Number(typed) : Number.NaN
    const parsed = parseChild({ nickname, birthMonth, weeksEarly }, Date.now())
    setWrong(new Set(parsed.ok ? [] : parsed.fields))
    if (!parsed.ok) return
    setBusy(true)
    setProblem(null)
    await onSave(parsed.child).catch((failure: unknown) => {
      setBusy(false)
      setProblem(failure instanceof ApiFailure ? failure.code : 'unexpected_failure')
    })
  }
  const title = name === undefined ? words.add_title : fill(words.change_title, { name })
  const isMonthWrong = wrong.has('birthMonth')
  const most = { most: nicknameLength }
  const maxWeeks = { most: maxWeeksEarly }
  return (
    <form className="child-form" noValidate ref={form} onSubmit={(event) => void save(event)} aria-label={title}>
      <h3 className="child-form__title">{title}</h3>
      <Field
        autoComplete="off"
        label={words.nickname}
        hint={fill(words.nickname_hint, most)}
        error={wrong.has('nickname') ? fill(words.nickname_wrong, most) : undefined}
        value={nickname}
        onChange={(event) => setNickname(event.target.value)}
      />
      <fieldset
        className={isMonthWrong ? 'birth birth--wrong' : 'birth'}
        aria-describedby={isMonthWrong ? 'child-month-error' : undefined}
      >
        <legend className="birth__legend">{words.form_birth}</legend>
        {isMonthWrong && <FieldError id="child-month">{words.month_wrong}</FieldError>}
        <MonthFields parts={parts} onChange={setParts} />
      </fieldset>
      <Field
        inputMode="numeric"
        autoComplete="off"
        className="child-form__weeks"
        label={words.weeks}
        hint={fill(words.weeks_hint, maxWeeks)}
        error={wrong.has('weeksEarly') ? fill(words.weeks_wrong, maxWeeks) : undefined}
        value={weeks}
        onChange={(event) => setWeeks(event.target.value)}
      />
      {problem !== null && <Notice kind="error">{notices[sentenceKey(problem, notices, 'unexpected_failure')]}</Notice>}
      <div className="child-form__buttons">
        <Button type="submit" size="small" busy={busy} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button kind="second" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
