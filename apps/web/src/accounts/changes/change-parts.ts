import { messagesOf } from '../../platform/messages.ts'

const passwordWords = messagesOf('accounts/password', 'password')

/** For the page of your data: only few users have not confirmed their email. */
export async function loadConfirmAgain() {
  const [{ ConfirmAgain }] = await Promise.all([import('./confirm-again.tsx'), passwordWords.load()])
  return ConfirmAgain
}

/** Three forms for the page of your data, of which one is opened now and then. */
export async function loadChangeEmail() {
  const [{ ChangeEmail }] = await Promise.all([import('./change-email.tsx'), passwordWords.load()])
  return ChangeEmail
}

export async function loadChangePassword() {
  const [{ ChangePassword }] = await Promise.all([import('./change-password.tsx'), passwordWords.load()])
  return ChangePassword
}

export async function loadChangeName() {
  const [{ ChangeName }] = await Promise.all([import('./change-name.tsx'), passwordWords.load()])
  return ChangeName
}
