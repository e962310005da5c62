import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { messagesOf } from '../../platform/messages.ts'

const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')
const activitiesWords = messagesOf('creator/activities', 'creatorActivities')

/** The list and the open activity are one part, loaded when either is opened. */
export const Activity = definePart({
  load: () => import('./activities.ts').then((module) => module.loadActivityEditor()),
  messages: [activitiesWords, gamesDialogWords],
  when: onDemand,
})
