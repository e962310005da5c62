import { definePart } from '../../../platform/part/define-part.tsx'
import { withRoute } from '../../../platform/part/with-route.tsx'
import { messagesOf } from '../../../platform/messages.ts'
import { ownWords } from '../../own-words.ts'
import playStyles from '../../play.css?url'
import sceneStyles from '../../scenes/scenes.css?url'
import ownStyles from './choose-and-ask.css?url'

const gamesWords = messagesOf('sets', 'gamePages')

/** With the words that the family made on the talk board. */
export const chooseAndAskPage = definePart({
  path: '/games/choose-and-ask',
  load: () => import('./page.tsx').then((module) => module.ChooseAndAskPage),
  messages: [gamesWords, ownWords.choose_and_ask],
  styles: [playStyles, sceneStyles, ownStyles],
  also: [() => import('../cards.tsx').then((module) => module.loadOwnCards())],
  when: withRoute,
})

/** Requested in parallel with the script, because the HTML lists it. */
export const ahead = { chooseAndAskPage: ['words/*/sets.ts?only=gamePages', 'words/*/games/choose-and-ask.ts?only=chooseAndAsk'] }
