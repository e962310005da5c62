import type { ComponentProps } from 'react'
import { PasswordField } from '../ui/field/field.tsx'
import { messagesOf } from '../platform/messages.ts'

const accountsWords = messagesOf('accounts/accounts', 'accounts')

/** A password field with a button that shows and hides the password. */
export function PasswordBox(field: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  const accounts = accountsWords.use()
  return <PasswordField {...field} showLabel={accounts.show_password} hideLabel={accounts.hide_password} />
}

/** A hidden field that tells the browser's password manager which account the new password belongs to. */
export function AccountName({ email }: { email: string }) {
  return email !== '' && <input type="email" autoComplete="username" value={email} readOnly hidden />
}
