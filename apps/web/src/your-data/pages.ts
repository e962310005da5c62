import type { ComponentType } from 'react'
import { messagesOf } from '../platform/messages.ts'

const accountsWords = messagesOf('accounts/accounts', 'accounts')
const yourDataWords = messagesOf('accounts/your-data', 'yourData')

/** With its messages, which no other page needs. */
export async function loadYourDataPage(): Promise<ComponentType> {
  const [{ YourDataPage }] = await Promise.all([import('./your-data-page.tsx'), accountsWords.load(), yourDataWords.load()])
  return YourDataPage
}
