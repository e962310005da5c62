import type { creatorActivities } from '@ankur/content/words/en/creator/creator-activities'
import { messages } from '../../platform/messages.ts'

export const activitiesWords = messages<typeof creatorActivities>(
  Object.values(import.meta.glob('@words/*/creator/creator-activities.ts', { import: 'creatorActivities' })),
)
