import type { sessionPlan } from '@ankur/content/words/en/games/session-plan'
import type { games } from '@ankur/content/words/en/games/games'
import type { classList } from '@ankur/content/words/en/games/class-list'
import { messages } from '../../platform/messages.ts'

export const classWords = messages<typeof classList>(
  Object.values(import.meta.glob('@words/*/games/class-list.ts', { import: 'classList' })),
)

export const sessionWords = messages<typeof sessionPlan>(
  Object.values(import.meta.glob('@words/*/games/session-plan.ts', { import: 'sessionPlan' })),
)

/** The names of the games, without the messages of their pages. */
export const gameTitles = messages<typeof games>(Object.values(import.meta.glob('@words/*/games/games.ts', { import: 'games' })))
