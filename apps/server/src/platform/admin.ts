import type { Clock } from './clock.ts'
import type { Settings } from './config.ts'
import type { Database } from './db/database.ts'

/** Dependencies of an admin command. */
export interface AdminTools {
  readonly settings: Settings
  readonly db: Database
  readonly clock: Clock
  /** Returns the existing secret of the data; a command never generates one. */
  readonly secret: () => Promise<string>
}

/** Runs the command and returns the text to print. */
export type AdminWork = (tools: AdminTools) => Promise<string>

/** A feature's part of `npm run admin`. */
export interface AdminCommand {
  /** All forms of the command, without `npm run admin --`. */
  readonly usage: readonly string[]
  /** Parses the arguments after the command's name; returns null if they are invalid. */
  read(words: readonly string[]): AdminWork | null
}
