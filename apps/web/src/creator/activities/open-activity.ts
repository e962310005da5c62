/** The open activity is in the URL: a reload restores it, and the browser's Back leaves it. */
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { messagesOf } from '../../platform/messages.ts'

const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')
const activitiesWords = messagesOf('creator/activities', 'creatorActivities')

/** The list and the open activity are one part, loaded when either is opened. */
export const Activity = definePart({
  load: () => import('./activities-dialog.tsx').then((module) => module.loadActivityEditor()),
  messages: [activitiesWords, gamesDialogWords],
  when: onDemand,
})

const name = 'activity'

export function useOpenActivity(): string | null {
  return new URLSearchParams(useSearch()).get(name)
}

export function openActivity(id: string): void {
  const replace = new URLSearchParams(location.search).has(name)
  navigate(addressWith(id), { replace })
}

export function leaveActivity(): void {
  navigate(addressWith(null), { replace: true })
}

/** All other query parameters stay. */
function addressWith(id: string | null): string {
  const query = new URLSearchParams(location.search)
  if (id === null) query.delete(name)
  else query.set(name, id)
  const search = query.toString()
  return location.pathname + (search && `?${search}`)
}
