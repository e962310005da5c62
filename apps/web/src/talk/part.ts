import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'

/** The complete board is cached with the first visit. */
export const offline = 'talk'

export const talkPage = definePart({
  path: '/talk',
  load: () => import('./index.ts').then((module) => module.loadTalkPage()),
  when: withRoute,
})

/** Requested in parallel with the script, because the HTML lists it. */
export const ahead = { talkPage: ['talk/talk-page.tsx', 'words/*/sets.ts?only=talkBoard'] }
