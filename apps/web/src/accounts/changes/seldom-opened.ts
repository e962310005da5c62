import type { ComponentType } from 'react'
import { messagesOf } from '../../platform/messages.ts'

const accountsWords = messagesOf('accounts/accounts', 'accounts')
const passwordWords = messagesOf('accounts/password', 'password')

/** Rarely opened pages with their messages, which no other page needs. */
export async function loadConfirmPage(): Promise<ComponentType> {
  const [{ ConfirmPage }] = await Promise.all([import('./confirm-page.tsx'), accountsWords.load()])
  return ConfirmPage
}

export async function loadForgotPage(): Promise<ComponentType> {
  const [{ ForgotPasswordPage }] = await Promise.all([
    import('./forgot-password-page.tsx'),
    accountsWords.load(),
    passwordWords.load(),
  ])
  return ForgotPasswordPage
}

export async function loadResetPage(): Promise<ComponentType> {
  const [{ ResetPasswordPage }] = await Promise.all([
    import('./reset-password-page.tsx'),
    accountsWords.load(),
    passwordWords.load(),
  ])
  return ResetPasswordPage
}
