import type { ComponentType } from 'react'
import { accountsWords } from '../accounts-words.ts'
import { passwordWords } from './password-words.ts'

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
