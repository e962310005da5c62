import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ChangeEvent, type FormEvent } from 'react'
import { useShowNotice } from '../platform/frame/notice-board.tsx'
import type { NoticeContent } from '../platform/frame/notices.ts'
import { openWithoutWaiting } from '../platform/session/session.ts'
import { thrownNotice } from './auth-failure.ts'
import type { FieldName, Problems } from './form-errors.tsx'

interface EntryForm<Form> {
  readonly empty: Form
  readonly check: (form: Form) => Problems
  /** Sends the form. Returns the message to show here, or null once it has navigated to the next page. */
  readonly send: (form: Form) => Promise<NoticeContent | null>
}

/** Shared by the forms of accounts: typed text is never lost, errors are shown on submit, one request at a time. */
export function useEntryForm<Form>({ empty, check, send }: EntryForm<Form>) {
  const [form, setForm] = useState(empty)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<NoticeContent | null>(null)
  const [busy, setBusy] = useState(false)
  const showNotice = useShowNotice()
  const isLive = useIsLive()
  // The form may be filled before its script is loaded, by a person or by the browser.
  useLayoutEffect(() => setForm(withTyped), [])
  // Loaded while the form is being filled, so that sending does not wait.
  useEffect(openWithoutWaiting, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    showNotice(null)
    setFailure(null)
    const found = check(form)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const failed = await send(form).catch(thrownNotice)
    if (!failed) return
    setFailure(failed)
    setBusy(false)
  }
  const boxOf = (field: keyof Form & FieldName) => ({
    id: field,
    name: field,
    required: true,
    value: form[field] as string,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setForm({ ...form, [field]: event.target.value }),
  })
  // Before hydration the browser would submit the form itself, with the password in the URL.
  const sendType: 'submit' | 'button' = isLive ? 'submit' : 'button'
  return { problems, failure, busy, submit, sendType, boxOf }
}

function withTyped<Form>(form: Form): Form {
  const typed = Object.keys(form as object).flatMap((name) => {
    const box = document.getElementById(name)
    return box instanceof HTMLInputElement && box.value !== '' ? [[name, box.value] as const] : []
  })
  return typed.length === 0 ? form : { ...form, ...Object.fromEntries(typed) }
}

/** False on a prerendered page before hydration: nothing in it may send a request automatically. */
function useIsLive(): boolean {
  return useSyncExternalStore(neverChanges, isLive, isNotLive)
}

const neverChanges = () => () => undefined
const isLive = () => true
const isNotLive = () => false
