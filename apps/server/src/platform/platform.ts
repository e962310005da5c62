import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config, Settings } from './config.ts'
import type { Database } from './db/database.ts'
import type { ErasureList } from './erased-accounts.ts'
import type { Files } from './files/files.ts'
import type { Mailer } from './mail/outbox.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { PdfMaker } from './pdf/pdf-maker.ts'
import type { Limits } from './rate-limit.ts'

/** All external dependencies of the features. Tests create one with a manually set clock. */
export interface Platform {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Storage for families' files: a folder, or an S3-compatible store. */
  readonly files: Files
  readonly mailer: Mailer
  readonly passwords: PasswordHasher
  readonly pdf: PdfMaker
  readonly limits: Limits
  /** The list of erased accounts, stored outside the database. */
  readonly erasures: ErasureList
}

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
