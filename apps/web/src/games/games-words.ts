import type * as english from '@ankur/content/words/en/sets/game-pages'
import { messages } from '../platform/messages.ts'

/** All that the hub, the games and their pages for adults say: one file for each language, kept on the phone as a whole. */
export const gamesWords = messages<typeof english>(Object.values(import.meta.glob('@words/*/sets/game-pages.ts')))
