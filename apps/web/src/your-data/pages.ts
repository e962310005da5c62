import type { ComponentType } from 'react'
import { accountsWords } from '../accounts/index.ts'
import { yourDataWords } from './your-data-words.ts'

/** With its messages, which no other page needs. */
export async function loadYourDataPage(): Promise<ComponentType> {
  const [{ YourDataPage }] = await Promise.all([import('./your-data-page.tsx'), accountsWords.load(), yourDataWords.load()])
  return YourDataPage
}
