import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'

/** The whole board comes with the first visit. */
export const offline = 'talk'

export const talkPage = definePart({
  path: '/talk',
  load: () => import('./index.ts').then((module) => module.loadTalkPage()),
  when: withRoute,
})

/** Asked for beside the script, as the HTML names it. */
export const ahead = { talkPage: ['talk/talk-page.tsx', 'words/*/sets/talk-board.ts'] }
