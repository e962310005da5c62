import type { ComponentType } from 'react'
import { accountsWords } from '../accounts/index.ts'
import { yourDataWords } from './your-data-words.ts'

/** With its words, which no other page has to know of. */
export async function loadYourDataPage(): Promise<ComponentType> {
  const [{ YourDataPage }] = await Promise.all([import('./your-data-page.tsx'), accountsWords.load(), yourDataWords.load()])
  return YourDataPage
}
