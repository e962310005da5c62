import { lazyPart } from '../../platform/lazy-part.tsx'
import { gamesDialogWords } from '../saved-games/games-dialog-words.ts'
import { activitiesWords } from './activities-words.ts'

/** The list and the open activity are one part, fetched when somebody asks for either. */
export const Activity = lazyPart(
  () => import('./activities.ts').then((module) => module.loadActivityEditor()),
  activitiesWords,
  gamesDialogWords,
)
