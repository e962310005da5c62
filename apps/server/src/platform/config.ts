import path from 'node:path'
import * as z from 'zod/mini'
import { parseOpeningKey, parseWritingKey } from './db/backup/backup-keys.ts'
import type { FilesPlace } from './files/files.ts'
import { parseS3Place } from './files/open-files.ts'
import {
  isAddress,
  isOrigin,
  isPostgresUrl,
  isSender,
  isSmtpUrl,
  isWebAddress,
  isWhole,
  optional,
  signingJwk,
  text,
  wholeNumber,
} from './setting-values.ts'
import { MIN_CHARACTERS, unsafeProblems, unsafeSettings, type UnsafeSetting } from './unsafe-settings.ts'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
export type AuthMode = 'unverified-ok' | 'confirm' | 'autoconfirm'

export interface ModelSettings {
  /** Without a trailing slash: `https://models.example.org/v1`. */
  readonly baseUrl: string
  readonly name: string
  readonly apiKey: string | null
  /** Whether the model also accepts pictures. */
  readonly readsPictures: boolean
}

/** The settings of one installation, read once at start. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The public URL of the site, without a path: `http://localhost:3000`. */
  readonly publicUrl: string
  readonly dataDir: string
  /** `null`: the private PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null
  /** A direct connection for migrations, when `databaseUrl` goes through a pooler. */
  readonly migrateUrl: string | null
  /** Storage for families' videos, which are kept only for a short time. */
  readonly uploads: FilesPlace
  /** `null`: mail is kept in the outbox and shown at `/dev/mailbox`. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Recipient of contact messages; `null`: the operator reads them with `npm run admin -- contact list`. */
  readonly contactTo: string | null
  readonly authMode: AuthMode
  /** Whether new accounts can be created. */
  readonly signUpsOpen: boolean
  /** Origins of other sites whose pages may use the accounts of this installation. */
  readonly corsOrigins: readonly string[]
  readonly authSecret: string
  /** Set only to replace the secret of the installation, see `admin -- secret replace`. */
  readonly nextAuthSecret: string | null
  /** The public key that encrypts backups; `null`: the file `backup-key` in the data folder. */
  readonly backupKey: string | null
  /** Set only for a restore. */
  readonly backupOpeningKey: string | null
  /** Days after which backups in the data folder, and data that a restore moved aside, are deleted. */
  readonly backupKeepDays: number
  /** The list of erased accounts, outside the database. */
  readonly erasuresFile: string
  /** The private JWK that signs access tokens; `null`: one is generated and kept in the database. */
  readonly authSigningJwk: Readonly<Record<string, unknown>> | null
  /** A hosted accounts project, used instead of the built-in accounts. */
  readonly supabase: { readonly url: string; readonly key: string } | null
  readonly instrumentFile: string | null
  /** The model endpoint that rephrases our texts; `null`: no model is used. */
  readonly model: ModelSettings | null
  readonly rateLimits: boolean
  /** The number of trusted proxies between a client and this process. */
  readonly trustProxyHops: number
  readonly logLevel: LogLevel
  /** The port for the operator's metrics; `null`: no metrics. */
  readonly metricsPort: number | null
  readonly metricsHost: string
  /** Unsafe settings that the operator has explicitly allowed. */
  readonly allowsUnsafe: ReadonlySet<UnsafeSetting>
  /** Bytes: with less free space than this on the upload disk, no upload starts. */
  readonly uploadsRoomBytes: number
}

/** The settings from the environment. A missing secret is generated later, because reading settings writes no file. */
export type Settings = Omit<Config, 'authSecret'> & { readonly authSecret: string | null }

type Environment = Readonly<Record<string, string | undefined>>

const MIN_SECRET_LENGTH = 32
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const authModes = ['unverified-ok', 'confirm', 'autoconfirm'] as const

/** Reads the settings from the environment; throws one error that lists all problems. */
export function readConfig(env: Environment): Settings {
  // An empty value counts as unset, as compose files and `.env` templates contain names without a value.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = z.safeParse(environment, given)
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}.`),
    ...problemsBetween(given),
  ]
  if (!parsed.success || problems.length > 0) throw new InvalidSettings(problems)
  return toSettings(parsed.data)
}

/** Lists all invalid settings in one message for the operator. */
export class InvalidSettings extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(['Ankur cannot start with these settings:', ...problems.map((problem) => `- ${problem}`)].join('\n'))
    this.name = 'InvalidSettings'
    this.problems = problems
  }
}

const environment = z.object({
  PORT: wholeNumber(0, 65535, '3000'),
  HOST: text('localhost'),
  PUBLIC_URL: optional(isOrigin, 'must be an address without a path, such as https://ankur.example.org'),
  DATA_DIR: text('./data'),
  DATABASE_URL: optional(isPostgresUrl, 'must begin with postgres:// and name a host or a database'),
  MIGRATE_URL: optional(isPostgresUrl, 'must begin with postgres:// and name a host or a database'),
  UPLOADS_URL: optional(
    (value) => parseS3Place(value) !== null,
    'must begin with s3:// and name a bucket, such as s3://bucket/folder?region=ap-south-1',
  ),
  SMTP_URL: optional(isSmtpUrl, 'must begin with smtp:// or smtps:// and name a host'),
  MAIL_FROM: optional(isSender, 'must be an address, such as Ankur <hello@example.org>'),
  CONTACT_TO: optional(isAddress, 'must be one address, such as hello@example.org'),
  AUTH_MODE: z._default(z.enum(authModes, `must be one of ${authModes.join(', ')}`), 'unverified-ok'),
  SIGN_UPS: z._default(z.enum(['open', 'closed'], 'must be open or closed'), 'open'),
  CORS_ORIGINS: optional(
    (value) => value.split(',').every((origin) => isOrigin(origin.trim())),
    'must be addresses without a path, separated by commas',
  ),
  AUTH_SECRET: optional((value) => value.length >= MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`),
  NEXT_AUTH_SECRET: optional(
    (value) => value.length >= MIN_SECRET_LENGTH && new Set(value).size >= MIN_CHARACTERS,
    `must have at least ${MIN_SECRET_LENGTH} characters, ${MIN_CHARACTERS} of them different`,
  ),
  BACKUP_KEY: optional((value) => parseWritingKey(value) !== null, 'must be a writing key, as npm run db:key prints one'),
  BACKUP_OPENING_KEY: optional(
    (value) => parseOpeningKey(value) !== null,
    'must be the opening key, as the first npm run db:backup or npm run db:key printed it',
  ),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650, '35'),
  ERASURES_FILE: optional(() => true, ''),
  AUTH_SIGNING_JWK: optional(
    (value) => signingJwk(value) !== null,
    'must be a private JWK in JSON: kty EC with crv P-256, or kty RSA of 2048 bits or more',
  ),
  SUPABASE_URL: optional(isOrigin, 'must be an address without a path, such as https://abc.supabase.co'),
  SUPABASE_KEY: optional(() => true, ''),
  INSTRUMENT_FILE: optional(() => true, ''),
  AI_BASE_URL: optional(isWebAddress, 'must be a web address without a query, such as https://models.example.org/v1'),
  AI_MODEL: optional(() => true, ''),
  AI_API_KEY: optional((value) => /^[\x21-\x7e]+$/.test(value.trim()), 'must be one word of plain characters'),
  AI_READS_PICTURES: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  TRUST_PROXY: wholeNumber(0, 10, '0'),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  METRICS_PORT: optional((value) => isWhole(value, 1, 65535), 'must be a whole number from 1 to 65535'),
  METRICS_HOST: text('127.0.0.1'),
  UPLOADS_FREE_GB: wholeNumber(0, 100_000, '1'),
  ALLOW_UNSAFE: optional(
    (value) => wordsOf(value).every(isUnsafeSetting),
    `must be words of ${unsafeSettings.join(', ')}, with commas between them`,
  ),
})

/** Rules between several settings are checked separately, so that a malformed setting does not hide them. */
function problemsBetween(env: Environment): string[] {
  const problems: string[] = []
  if (env.DATABASE_URL && !env.AUTH_SECRET) {
    problems.push('AUTH_SECRET must be set together with DATABASE_URL: every server needs the same one.')
  }
  if (env.MIGRATE_URL && !env.DATABASE_URL) problems.push('MIGRATE_URL needs DATABASE_URL.')
  if (Boolean(env.SUPABASE_URL) !== Boolean(env.SUPABASE_KEY)) {
    problems.push('SUPABASE_URL and SUPABASE_KEY must be set together.')
  }
  if (env.METRICS_PORT && Number(env.METRICS_PORT) === Number(env.PORT ?? 3000)) {
    problems.push('METRICS_PORT must be another port than PORT.')
  }
  if (Boolean(env.AI_BASE_URL) !== Boolean(env.AI_MODEL)) problems.push('AI_BASE_URL and AI_MODEL must be set together.')
  return [...problems, ...unsafeProblems(env, new Set(wordsOf(env.ALLOW_UNSAFE)))]
}

function wordsOf(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

function isUnsafeSetting(word: string): word is UnsafeSetting {
  return unsafeSettings.some((name) => name === word)
}

function toSettings(env: z.infer<typeof environment>): Settings {
  const port = Number(env.PORT)
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${port}`)
  const dataDir = path.resolve(env.DATA_DIR)
  return Object.freeze({
    port,
    host: env.HOST,
    publicUrl: publicUrl.origin,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    migrateUrl: env.MIGRATE_URL ?? null,
    uploads: uploadsPlace(env.UPLOADS_URL, dataDir),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `Ankur <no-reply@${publicUrl.hostname}>`,
    contactTo: env.CONTACT_TO?.trim() ?? null,
    authMode: env.AUTH_MODE,
    signUpsOpen: env.SIGN_UPS === 'open',
    corsOrigins: (env.CORS_ORIGINS ?? '').split(',').flatMap((origin) => (origin.trim() ? [new URL(origin.trim()).origin] : [])),
    authSecret: env.AUTH_SECRET ?? null,
    nextAuthSecret: env.NEXT_AUTH_SECRET ?? null,
    backupKey: env.BACKUP_KEY ?? null,
    backupOpeningKey: env.BACKUP_OPENING_KEY ?? null,
    backupKeepDays: Number(env.BACKUP_KEEP_DAYS),
    erasuresFile: env.ERASURES_FILE ? path.resolve(env.ERASURES_FILE) : path.join(dataDir, 'erased-accounts'),
    authSigningJwk: env.AUTH_SIGNING_JWK ? signingJwk(env.AUTH_SIGNING_JWK) : null,
    supabase:
      env.SUPABASE_URL && env.SUPABASE_KEY
        ? Object.freeze({ url: new URL(env.SUPABASE_URL).origin, key: env.SUPABASE_KEY })
        : null,
    instrumentFile: env.INSTRUMENT_FILE ? path.resolve(env.INSTRUMENT_FILE) : null,
    model: modelOf(env),
    rateLimits: env.RATE_LIMITS === 'on',
    trustProxyHops: Number(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    metricsPort: env.METRICS_PORT ? Number(env.METRICS_PORT) : null,
    metricsHost: env.METRICS_HOST,
    allowsUnsafe: new Set(wordsOf(env.ALLOW_UNSAFE).filter(isUnsafeSetting)),
    uploadsRoomBytes: Number(env.UPLOADS_FREE_GB) * 1024 ** 3,
  })
}

function uploadsPlace(url: string | undefined, dataDir: string): FilesPlace {
  return (url ? parseS3Place(url) : null) ?? { kind: 'folder', folder: path.join(dataDir, 'uploads') }
}

function modelOf(env: z.infer<typeof environment>): ModelSettings | null {
  if (!env.AI_BASE_URL || !env.AI_MODEL) return null
  return Object.freeze({
    baseUrl: env.AI_BASE_URL.trim().replace(/\/+$/, ''),
    name: env.AI_MODEL.trim(),
    apiKey: env.AI_API_KEY?.trim() ?? null,
    readsPictures: env.AI_READS_PICTURES === 'on',
  })
}
