import type { ComponentProps } from 'react'
import { PasswordField } from '../ui/field/field.tsx'
import { accountsWords } from './accounts-words.ts'

/** The field of a password, with the words that show and hide it. */
export function PasswordBox(field: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  const accounts = accountsWords.use()
  return <PasswordField {...field} showLabel={accounts.show_password} hideLabel={accounts.hide_password} />
}
