import { useEffect, useId, useRef, useState } from 'react'
import { isLanguage, languageNames, languages, type Language } from '@ankur/content'
import { useWords } from '../../platform/language.tsx'
import { openBackend, renewOrEnd } from '../../platform/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { failureNotice } from '../auth-failure.ts'
import { useAuth } from '../auth-provider.tsx'
import { FormErrors, useFieldMessages } from '../form-errors.tsx'
import { useEntryForm } from '../use-entry-form.ts'

const accountsWords = messagesOf('accounts/accounts', 'accounts')
const passwordWords = messagesOf('accounts/password', 'password')

/** The editable profile: the name in greetings, and the language of mails. */
export function ChangeName({ onDone }: { onDone: (message: string) => void }) {
  const { notices } = useWords()
  const accounts = accountsWords.use()
  const words = passwordWords.use()
  const { user } = useAuth()
  // Nothing is selected until the value is loaded, and what is not selected is not changed.
  const [language, setLanguage] = useState<Language | ''>('')
  const languageId = useId()
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    let isShown = true
    void readLanguage().then((found) => isShown && found && setLanguage((chosen) => chosen || found))
    return () => void (isShown = false)
  }, [])
  const send = async ({ fullName }: { fullName: string }) => {
    const { auth } = await openBackend()
    const { error } = await auth.updateUser({ data: { full_name: fullName.trim(), ...(language && { language }) } })
    if (error?.name === 'AuthSessionMissingError') await renewOrEnd(auth)
    if (error) return failureNotice(error, notices)
    onDone(words.name_saved)
    return null
  }
  const check = ({ fullName }: { fullName: string }) => (fullName.trim() === '' ? { fullName: 'missing' as const } : {})
  const [empty] = useState(() => ({ fullName: user?.name ?? '' }))
  const { problems, failure, busy, submit, boxOf } = useEntryForm({ empty, check, send })
  const messages = useFieldMessages(problems)
  return (
    <form noValidate ref={box} onSubmit={submit}>
      <FormErrors problems={problems} failure={failure} />
      <Field {...boxOf('fullName')} autoComplete="name" maxLength={200} label={accounts.full_name} error={messages.fullName} />
      <div className="field">
        <label className="field__label" htmlFor={languageId}>
          {words.mail_language}
        </label>
        <select
          id={languageId}
          className="field__box"
          value={language}
          onChange={({ target: { value } }) => setLanguage(isLanguage(value) ? value : '')}
        >
          {language === '' && <option value="">-</option>}
          {languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" busy={busy} busyLabel={words.saving}>
        {words.save_name}
      </Button>
    </form>
  )
}

async function readLanguage(): Promise<Language | null> {
  try {
    const { auth } = await openBackend()
    const { data } = await auth.getUser()
    const known: unknown = data.user?.user_metadata['language']
    return isLanguage(known) ? known : null
  } catch {
    return null
  }
}
