import type { FastifyBaseLogger } from 'fastify'
import { systemClock } from './clock.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { openErasureList } from './erased-accounts.ts'
import { createFamilyKeys, withFamilyKeys } from './family-keys/index.ts'
import { openFiles } from './files/open-files.ts'
import { createMailer } from './mail/outbox.ts'
import { createPasswordHasher } from './password-hasher.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { createPdfMaker } from './pdf/pdf-maker.ts'
import type { PdfThreads } from './pdf/pdf-threads.ts'
import type { Platform } from './platform.ts'
import { createLimits } from './rate-limit.ts'

interface PlatformParts {
  readonly config: Config
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly clock?: Clock
  readonly passwords?: PasswordHasher
  readonly pdfThreads?: PdfThreads
  /** Called for each queued mail, shortly before its transaction commits. */
  readonly onMailQueued?: () => void
}

/** Creates the platform on an open, migrated database. */
export function openPlatform({
  config,
  db: plain,
  log,
  clock = systemClock,
  passwords,
  pdfThreads,
  onMailQueued,
}: PlatformParts): Platform {
  const db = withFamilyKeys(plain, createFamilyKeys(config.authSecret))
  return {
    config,
    db,
    clock,
    log,
    files: openFiles(config.uploads),
    mailer: createMailer(config, clock, onMailQueued),
    passwords: passwords ?? createPasswordHasher(),
    pdf: createPdfMaker({ clock, ...(pdfThreads && { threads: pdfThreads }) }),
    limits: createLimits(config, db, clock),
    erasures: openErasureList(config.erasuresFile, config.authSecret),
  }
}
