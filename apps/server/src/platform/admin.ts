import type { Clock } from './clock.ts'
import type { Settings } from './config.ts'
import type { Database } from './db/database.ts'

/** What a command of the operator may touch. */
export interface AdminTools {
  readonly settings: Settings
  readonly db: Database
  readonly clock: Clock
  /** The secret with which the data was made; none is made up for a command. */
  readonly secret: () => Promise<string>
}

/** Does it, and gives what to print. */
export type AdminWork = (tools: AdminTools) => Promise<string>

/** A feature's part of `npm run admin`. */
export interface AdminCommand {
  /** Each way to call it, without `npm run admin --`. */
  readonly usage: readonly string[]
  /** What the words after the command's name ask for, or null when they mean nothing. */
  read(words: readonly string[]): AdminWork | null
}
