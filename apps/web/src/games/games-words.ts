import type * as english from '@ankur/content/words/en/sets/game-pages'
import { messages } from '../platform/messages.ts'

/** All messages of the hub, the games and their pages for adults: one file for each language, cached as a whole. */
export const gamesWords = messages<typeof english>(Object.values(import.meta.glob('@words/*/sets/game-pages.ts')))
