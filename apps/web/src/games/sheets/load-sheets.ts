import type { ComponentType } from 'react'
import { loadStyles } from '../../platform/load-styles.ts'
import { SheetsPage } from './sheets-page.tsx'
import { messagesOf } from '../../platform/messages.ts'
import styles from './sheets.css?url'

const sheetsWords = messagesOf('games/sheets', 'gameSheets')

/** The sheets to print with their words and looks, which no other page carries, not even as addresses. */
export async function loadSheetsPage(): Promise<ComponentType> {
  await Promise.all([sheetsWords.load(), loadStyles(styles)])
  return SheetsPage
}
