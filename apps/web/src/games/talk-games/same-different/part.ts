import { definePart } from '../../../platform/part/define-part.tsx'
import { withRoute } from '../../../platform/part/with-route.tsx'
import { messagesOf } from '../../../platform/messages.ts'
import { ownWords } from '../../own-words.ts'
import playStyles from '../../play.css?url'
import sceneStyles from '../../scenes/scenes.css?url'
import ownStyles from './same-different.css?url'

const gamesWords = messagesOf('sets', 'gamePages')

export const sameDifferentPage = definePart({
  path: '/games/same-different',
  load: () => import('./page.tsx').then((module) => module.SameDifferentPage),
  messages: [gamesWords, ownWords.same_different],
  styles: [playStyles, sceneStyles, ownStyles],
  when: withRoute,
})

/** Requested in parallel with the script, because the HTML lists it. */
export const ahead = {
  sameDifferentPage: ['words/*/sets.ts?only=gamePages', 'words/*/games/same-different.ts?only=sameDifferent'],
}
