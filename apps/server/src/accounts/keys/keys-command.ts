/** What an operator may ask about the signing keys, and the sentence that answers it. */
import type { Clock } from '../../platform/clock.ts'
import type { Settings } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { loadKeys } from '../store/signing-keys.ts'
import type { KeyRow } from '../store/signing-keys.ts'
import { importConfiguredKey } from './configured-key.ts'
import { droppedFromMs, publishNextKey, replaceKeys, signsFromMs } from './rotation.ts'
import { deriveSecrets } from './secrets.ts'

export interface KeysOffice {
  readonly settings: Pick<Settings, 'authSigningJwk' | 'supabase'>
  readonly clock: Clock
  /** The secret of the installation. */
  readonly secret: () => Promise<string>
  readonly onDatabase: (work: (db: Database) => Promise<string>) => Promise<string>
}

const USAGE = `Use it as:
  npm run keys -- list      the keys, and what is due to happen to each
  npm run keys -- rotate    publish a new key, which takes over an hour later
  npm run keys -- replace   a key has leaked: a new one signs at once, and no other counts any more`
const OWN_SIGNS_ON =
  'AUTH_SIGNING_JWK goes on signing: if that is the key that leaked, set another one and start every server again.'
const NO_KEY = 'There is no key to change yet: one is made when Ankur starts for the first time.'

/** Gives the sentence that says what was done; throws the one that says why nothing was. */
export async function runKeysCommand(args: readonly string[], office: KeysOffice): Promise<string> {
  const command = args.length === 1 ? commands.get(args[0] ?? '') : undefined
  if (!command) throw new Error(USAGE)
  if (office.settings.supabase) throw new Error('SUPABASE_URL keeps the accounts: its keys are changed there.')
  return await command(office)
}

const commands = new Map([
  ['list', list],
  ['rotate', rotate],
  ['replace', replace],
])

async function list({ settings, onDatabase }: KeysOffice): Promise<string> {
  const own = settings.authSigningJwk && (await importConfiguredKey(settings.authSigningJwk)).signing.kid
  const stored = await onDatabase(async (db) => (await loadKeys(db)).map((key) => describe(key, own !== null)).join('\n'))
  const lines = [own && `settings  ${own}  signs: it is AUTH_SIGNING_JWK`, stored].filter(Boolean)
  return lines.length > 0 ? lines.join('\n') : NO_KEY
}

function describe(key: KeyRow, hasOwn: boolean): string {
  return `${key.status.padEnd(8)}  ${key.kid}  ${whatItDoes(key, hasOwn)}`
}

function whatItDoes(key: KeyRow, hasOwn: boolean): string {
  const { status, createdAtMs, retiredAtMs } = key
  if (status === 'old')
    return `signed until ${time(retiredAtMs ?? createdAtMs)}, is dropped after ${time(droppedFromMs(retiredAtMs ?? createdAtMs))}`
  if (status === 'next') return `published since ${time(createdAtMs)}, takes over after ${time(signsFromMs(key))}`
  return hasOwn ? 'is accepted and does not sign while AUTH_SIGNING_JWK is set' : `signs; made ${time(createdAtMs)}`
}

async function rotate({ settings, clock, secret, onDatabase }: KeysOffice): Promise<string> {
  if (settings.authSigningJwk) {
    throw new Error(
      'AUTH_SIGNING_JWK signs, and no key of the database. Set another one on every server and start them again: tokens of the present one stop counting then, and pages fetch new ones.',
    )
  }
  const { signingKeySeal } = deriveSecrets(await secret())
  return await onDatabase(async (db) => {
    const published = await publishNextKey(db, signingKeySeal, clock.nowMs())
    if (published.ok) return `The next key is ${published.next.kid}. ${whatFollows(published.next)}`
    if (published.problem === 'no_key') throw new Error(NO_KEY)
    throw new Error(`A next key is published already: ${published.next.kid}. ${whatFollows(published.next)}`)
  })
}

function whatFollows(next: KeyRow): string {
  return `A running server lets it take over at its hourly clean-up after ${time(signsFromMs(next))}; nobody is signed out, and there is nothing more to do.`
}

async function replace({ settings, clock, secret, onDatabase }: KeysOffice): Promise<string> {
  const { signingKeySeal } = deriveSecrets(await secret())
  const kid = await onDatabase(async (db) => {
    const fresh = await replaceKeys(db, signingKeySeal, clock.nowMs())
    if (fresh === null) throw new Error(settings.authSigningJwk ? `No key is stored. ${OWN_SIGNS_ON}` : NO_KEY)
    return fresh
  })
  const rest =
    'Tokens of every earlier stored key stop counting within ten seconds; pages fetch new ones, and nobody is signed out.'
  if (!settings.authSigningJwk) return `The key ${kid} signs now. ${rest}`
  return `${rest} ${OWN_SIGNS_ON}`
}

function time(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
