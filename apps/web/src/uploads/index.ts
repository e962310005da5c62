import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { messagesOf } from '../platform/messages.ts'
import { uploadsWords } from './uploads-words.ts'

const clipsWords = messagesOf('uploads/uploads', 'clips')

/** For users who do not scroll: these parts are loaded anyway, after the page itself. */
const SOON_MS = 1_500

/** The optional video of the page with all answers. */
export const VideoPart = definePart({
  load: () => import('./video-part.tsx').then((part) => part.VideoPart),
  messages: [uploadsWords],
  when: nearView({ height: 'tall', afterMs: SOON_MS }),
})

/** The alternative: clips stored on the phone. */
export const ClipsPart = definePart({
  load: () => import('./clips/clips-part.tsx').then((part) => part.ClipsPart),
  messages: [clipsWords, uploadsWords],
  when: nearView({ height: 'low' }),
})
