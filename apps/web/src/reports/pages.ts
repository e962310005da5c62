import type { ComponentType } from 'react'
import { messagesOf } from '../platform/messages.ts'
import { sharedWords } from './shared-words.ts'

const reportsWords = messagesOf('reports/reports', 'reports')

/** Loaded with their messages, which no other page uses. */
export async function loadReportPage(): Promise<ComponentType> {
  const [{ ReportPage }] = await Promise.all([import('./report-page.tsx'), reportsWords.load()])
  return ReportPage
}

export async function loadSharedPage(): Promise<ComponentType> {
  const [{ SharedPage }] = await Promise.all([import('./shared-page.tsx'), sharedWords.load()])
  return SharedPage
}
