import { passwordWords } from './password-words.ts'

/** Two forms for the page of one's data, which opens one of them now and then. */
export async function loadChangeEmail() {
  const [{ ChangeEmail }] = await Promise.all([import('./change-email.tsx'), passwordWords.load()])
  return ChangeEmail
}

export async function loadChangePassword() {
  const [{ ChangePassword }] = await Promise.all([import('./change-password.tsx'), passwordWords.load()])
  return ChangePassword
}
