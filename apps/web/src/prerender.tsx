/** Loaded by the build alone, once for each language: app pages as a first visitor sees them. */
import { renderToString } from 'react-dom/server'
import type { Language } from '@ankur/content'
import { AppRoot, openFirstPage } from './app-pages.tsx'
import { loadDictionary } from './platform/language.tsx'
import { drawn } from './platform/drawn.ts'

export interface DrawnPage {
  readonly body: string
  /** Beyond the sheet of all app pages. */
  readonly styles: readonly string[]
  /** Of a game: what its first board is made of, see games/stage/drawn-board.ts. */
  readonly board: string
}

/** @public The build has set the address and the language of the device. */
export async function drawPage(path: string, language: Language): Promise<DrawnPage> {
  drawn.styles.clear()
  drawn.board = ''
  const [words, isOpen] = await Promise.all([loadDictionary(language), openFirstPage(path)])
  if (!isOpen) throw new Error(`${path} could not be drawn in ${language}`)
  const body = renderToString(<AppRoot first={{ language, words }} />)
  return { body, styles: [...drawn.styles], board: drawn.board }
}
