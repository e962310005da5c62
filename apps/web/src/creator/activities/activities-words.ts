import type { creatorActivities } from '@ankur/content/words/en/creator-activities'
import { messages } from '../../platform/messages.ts'

export const activitiesWords = messages<typeof creatorActivities>(
  Object.values(import.meta.glob('@words/*/creator-activities.ts', { import: 'creatorActivities' })),
)
