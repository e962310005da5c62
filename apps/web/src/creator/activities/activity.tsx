import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { gamesDialogWords } from '../saved-games/games-dialog-words.ts'
import { activitiesWords } from './activities-words.ts'

/** The list and the open activity are one part, loaded when either is opened. */
export const Activity = definePart({
  load: () => import('./activities.ts').then((module) => module.loadActivityEditor()),
  messages: [activitiesWords, gamesDialogWords],
  when: onDemand,
})
