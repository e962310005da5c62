import { definePart } from '../../../platform/part/define-part.tsx'
import { withRoute } from '../../../platform/part/with-route.tsx'
import { messagesOf } from '../../../platform/messages.ts'
import { ownWords } from '../../own-words.ts'
import playStyles from '../../play.css?url'
import sceneStyles from '../../scenes/scenes.css?url'
import ownStyles from './what-comes-next.css?url'

const gamesWords = messagesOf('sets', 'gamePages')

/** With the words that the family made on the talk board. */
export const whatComesNextPage = definePart({
  path: '/games/what-comes-next',
  load: () => import('./page.tsx').then((module) => module.WhatComesNextPage),
  messages: [gamesWords, ownWords.what_comes_next],
  styles: [playStyles, sceneStyles, ownStyles],
  also: [() => import('../cards.tsx').then((module) => module.loadOwnCards())],
  when: withRoute,
})

/** Requested in parallel with the script, because the HTML lists it. */
export const ahead = {
  whatComesNextPage: ['words/*/sets.ts?only=gamePages', 'words/*/games/what-comes-next.ts?only=whatComesNext'],
}
