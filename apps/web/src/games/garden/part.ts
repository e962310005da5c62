import { definePart } from '../../platform/part/define-part.tsx'
import { withRoute } from '../../platform/part/with-route.tsx'
import playStyles from '../play.css?url'
import { messagesOf } from '../../platform/messages.ts'
import gardenStyles from './garden.css?url'

const gamesWords = messagesOf('sets', 'gamePages')
const gardenWords = messagesOf('games/game-page', 'gameGarden')

export const gardenPage = definePart({
  path: '/games/garden',
  load: () => import('./garden-page.tsx').then((module) => module.GardenPage),
  messages: [gamesWords, gardenWords],
  styles: [playStyles, gardenStyles],
  when: withRoute,
})
