import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { ErasureList } from './erased-accounts.ts'
import type { Files } from './files/files.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { PdfMaker } from './pdf/pdf-maker.ts'
import type { Limits } from './rate-limit.ts'

/** Everything of the outside world that a feature may touch. Tests build one with a clock set by hand. */
export interface Platform {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** What families send, byte by byte: in a folder, or in any store that speaks S3. */
  readonly files: Files
  readonly mailer: Mailer
  readonly passwords: PasswordHasher
  readonly pdf: PdfMaker
  readonly limits: Limits
  /** Which accounts were erased, kept outside the database. */
  readonly erasures: ErasureList
}
