/** `npm run admin -- keys …`: lists and rotates the keys that sign access tokens. */
import type { AdminCommand, AdminTools, AdminWork } from '../../platform/platform.ts'
import { loadKeys } from '../store/signing-keys.ts'
import type { KeyRow } from '../store/signing-keys.ts'
import { importConfiguredKey } from './signing-keys.ts'
import { droppedFromMs, publishNextKey, replaceKeys, signsFromMs } from './rotation.ts'
import { deriveSecrets } from './secrets.ts'

const OWN_SIGNS_ON = 'AUTH_SIGNING_JWK still signs tokens. If that key leaked, set another one and restart every server.'
const NO_KEY = 'There is no key to replace yet: Ankur creates one at its first start.'

export const keysCommand: AdminCommand = {
  usage: ['keys list', 'keys rotate', 'keys replace   (after a leak: creates a new key and invalidates all others)'],
  read([verb = '', ...surplus]) {
    const work = verbs.get(verb)
    if (!work || surplus.length > 0) return null
    return async (tools) => {
      if (tools.settings.supabase) throw new Error('The accounts are at SUPABASE_URL: change the keys there.')
      return await work(tools)
    }
  },
}

const verbs = new Map<string, AdminWork>([
  ['list', list],
  ['rotate', rotate],
  ['replace', replace],
])

async function list({ settings, db }: AdminTools): Promise<string> {
  const own = settings.authSigningJwk && (await importConfiguredKey(settings.authSigningJwk)).signing.kid
  const stored = (await loadKeys(db)).map((key) => describe(key, own !== null))
  const lines = own === null ? stored : [`settings  ${own}  signs (AUTH_SIGNING_JWK)`, ...stored]
  return lines.length > 0 ? lines.join('\n') : NO_KEY
}

function describe(key: KeyRow, hasOwn: boolean): string {
  return `${key.status.padEnd(8)}  ${key.kid}  ${describeState(key, hasOwn)}`
}

function describeState(key: KeyRow, hasOwn: boolean): string {
  const { status, createdAtMs, retiredAtMs } = key
  if (status === 'old')
    return `signed until ${time(retiredAtMs ?? createdAtMs)}, will be deleted after ${time(droppedFromMs(retiredAtMs ?? createdAtMs))}`
  if (status === 'next') return `published since ${time(createdAtMs)}, signs after ${time(signsFromMs(key))}`
  return hasOwn ? 'accepted; does not sign while AUTH_SIGNING_JWK is set' : `signs; created ${time(createdAtMs)}`
}

async function rotate({ settings, db, clock, secret }: AdminTools): Promise<string> {
  if (settings.authSigningJwk) {
    throw new Error(
      'AUTH_SIGNING_JWK signs the tokens, not a key in the database. Set another one on every server and restart them: tokens of the current key then become invalid, and pages fetch new ones.',
    )
  }
  const { signingKeySeal } = deriveSecrets(await secret())
  const published = await publishNextKey(db, signingKeySeal, clock.nowMs())
  if (published.ok) return `The next key is ${published.next.kid}. ${describeNextStep(published.next)}`
  if (published.problem === 'no_key') throw new Error(NO_KEY)
  throw new Error(`A next key is published already: ${published.next.kid}. ${describeNextStep(published.next)}`)
}

function describeNextStep(next: KeyRow): string {
  return `A running server starts to sign with it at its first hourly clean-up after ${time(signsFromMs(next))}. Nobody is signed out, and nothing else needs to be done.`
}

async function replace({ settings, db, clock, secret }: AdminTools): Promise<string> {
  const { signingKeySeal } = deriveSecrets(await secret())
  const kid = await replaceKeys(db, signingKeySeal, clock.nowMs())
  if (kid === null) throw new Error(settings.authSigningJwk ? `No key is stored. ${OWN_SIGNS_ON}` : NO_KEY)
  const rest =
    'Tokens of all earlier stored keys become invalid within ten seconds. Pages fetch new ones, and nobody is signed out.'
  if (!settings.authSigningJwk) return `The key ${kid} signs now. ${rest}`
  return `${rest} ${OWN_SIGNS_ON}`
}

function time(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
