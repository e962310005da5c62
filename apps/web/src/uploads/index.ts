import { deferredSection } from '../platform/deferred-section.tsx'
import { clipsWords } from './clips-words.ts'
import { uploadsWords } from './uploads-words.ts'

/** For whoever does not scroll: these parts are there all the same, once the page itself is. */
const SOON_MS = 1_500

/** The optional video of the page with all answers. */
export const VideoPart = deferredSection({
  load: () => import('./video-part.tsx').then((part) => part.VideoPart),
  words: [uploadsWords],
  height: 'tall',
  afterMs: SOON_MS,
})

/** What a family keeps on its phone instead. */
export const ClipsPart = deferredSection({
  load: () => import('./clips-part.tsx').then((part) => part.ClipsPart),
  words: [clipsWords, uploadsWords],
  height: 'low',
})
