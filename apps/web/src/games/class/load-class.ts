import { loadStyles } from '../../platform/load-styles.ts'
import styles from './class.css?url'
import { messagesOf } from '../../platform/messages.ts'

const classWords = messagesOf('games/class', 'classList')
const gameTitles = messagesOf('games/games', 'games')
const sessionWords = messagesOf('games/class', 'sessionPlan')

/** Each page with its words; no page of a game carries them. */
export async function loadClassPage() {
  const [{ ClassPage }] = await Promise.all([
    import('./class-page.tsx'),
    gameTitles.load(),
    classWords.load(),
    loadStyles(styles),
  ])
  return ClassPage
}

export async function loadSessionPage() {
  const [{ SessionPage }] = await Promise.all([
    import('./session-page.tsx'),
    gameTitles.load(),
    sessionWords.load(),
    loadStyles(styles),
  ])
  return SessionPage
}
