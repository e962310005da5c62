import type { ComponentProps } from 'react'
import { PasswordField } from '../ui/field/field.tsx'
import { messagesOf } from '../platform/messages.ts'

const accountsWords = messagesOf('accounts/accounts', 'accounts')

/** A password field with a button that shows and hides the password. */
export function PasswordBox(field: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  const accounts = accountsWords.use()
  return <PasswordField {...field} showLabel={accounts.show_password} hideLabel={accounts.hide_password} />
}
