import { definePart } from '../../platform/part/define-part.tsx'
import { withRoute } from '../../platform/part/with-route.tsx'
import playStyles from '../play.css?url'
import { messagesOf } from '../../platform/messages.ts'
import sceneStyles from '../scenes/scenes.css?url'

const gamesWords = messagesOf('sets', 'gamePages')
const whoWords = messagesOf('games/players', 'whoPlays')
const playersWords = messagesOf('games/players', 'gamePlayers')

export const hubPage = definePart({
  path: '/games',
  load: () => import('../hub/hub-page.tsx').then((module) => module.HubPage),
  messages: [gamesWords],
  when: withRoute,
})
export const adultsPage = definePart({
  path: '/games/for-adults',
  load: () => import('../adults/adults-page.tsx').then((module) => module.loadAdultsPage()),
  messages: [gamesWords, playersWords, whoWords],
  when: withRoute,
})
export const numberStackingPage = definePart({
  path: '/games/number-stacking',
  load: () => import('../first-games/the-games.tsx').then((module) => module.NumberStackingPage),
  messages: [gamesWords],
  styles: [playStyles, sceneStyles],
  when: withRoute,
})
export const numberSortingPage = definePart({
  path: '/games/number-sorting',
  load: () => import('../first-games/the-games.tsx').then((module) => module.NumberSortingPage),
  messages: [gamesWords],
  styles: [playStyles, sceneStyles],
  when: withRoute,
})
export const letterSortingPage = definePart({
  path: '/games/letter-sorting',
  load: () => import('../first-games/the-games.tsx').then((module) => module.LetterSortingPage),
  messages: [gamesWords],
  styles: [playStyles, sceneStyles],
  when: withRoute,
})
export const memoryPage = definePart({
  path: '/games/memory',
  load: () => import('../first-games/the-games.tsx').then((module) => module.MemoryPage),
  messages: [gamesWords],
  styles: [playStyles, sceneStyles],
  when: withRoute,
})

/** Requested in parallel with the script, because the HTML lists it. */
export const ahead = {
  hubPage: ['words/*/sets.ts?only=gamePages'],
  numberStackingPage: ['words/*/sets.ts?only=gamePages'],
  numberSortingPage: ['words/*/sets.ts?only=gamePages'],
  letterSortingPage: ['words/*/sets.ts?only=gamePages'],
  memoryPage: ['words/*/sets.ts?only=gamePages'],
}
