import { definePart } from '../../../platform/part/define-part.tsx'
import { withRoute } from '../../../platform/part/with-route.tsx'
import { messagesOf } from '../../../platform/messages.ts'
import { ownWords } from '../../own-words.ts'
import playStyles from '../../play.css?url'
import sceneStyles from '../../scenes/scenes.css?url'
import ownStyles from './take-turns-styles.css?url'

const gamesWords = messagesOf('sets', 'gamePages')

export const takeTurnsPage = definePart({
  path: '/games/take-turns',
  load: () => import('./page.tsx').then((module) => module.TakeTurnsPage),
  messages: [gamesWords, ownWords.take_turns],
  styles: [playStyles, sceneStyles, ownStyles],
  when: withRoute,
})

/** Requested in parallel with the script, because the HTML lists it. */
export const ahead = { takeTurnsPage: ['words/*/sets.ts?only=gamePages', 'words/*/games/take-turns.ts?only=takeTurns'] }
