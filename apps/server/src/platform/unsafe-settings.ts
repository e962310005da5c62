/**
 * Settings that work but put families at risk. With a public address, or over a public network, they are refused at startup
 * unless `ALLOW_UNSAFE` names them, so that a development setting is not used in production by mistake.
 */
import { isLoopback } from './http/client-address.ts'
import { isPrivateHost } from './private-host.ts'

/** The values of ALLOW_UNSAFE. */
export const unsafeSettings = ['http', 'rate-limits', 'autoconfirm', 'no-mail', 'weak-secret', 'plain-text'] as const
export type UnsafeSetting = (typeof unsafeSettings)[number]

type Environment = Readonly<Record<string, string | undefined>>

interface Danger {
  readonly name: UnsafeSetting
  readonly isThere: (env: Environment, publicUrl: URL) => boolean
  readonly sentence: string
}

/** A secret with fewer different characters can be guessed from a single token. */
export const MIN_CHARACTERS = 10

const ofPublicSites: readonly Danger[] = [
  {
    name: 'http',
    isThere: (_env, publicUrl) => publicUrl.protocol === 'http:',
    sentence: 'PUBLIC_URL is http: passwords and answers about children travel readable for everybody on the way. Use https.',
  },
  {
    name: 'rate-limits',
    isThere: (env) => env.RATE_LIMITS === 'off',
    sentence: 'RATE_LIMITS=off lets anybody try passwords and send mail without limit. It is for tests only.',
  },
  {
    name: 'autoconfirm',
    isThere: (env) => env.AUTH_MODE === 'autoconfirm',
    sentence: 'AUTH_MODE=autoconfirm takes every address as proven without a mail.',
  },
  {
    name: 'no-mail',
    isThere: (env) => !env.SMTP_URL,
    sentence: 'SMTP_URL is not set: no mail is sent, so nobody can set a new password or confirm an address.',
  },
  {
    name: 'weak-secret',
    isThere: ({ AUTH_SECRET: secret }) => secret !== undefined && new Set(secret).size < MIN_CHARACTERS,
    sentence: `AUTH_SECRET has fewer than ${MIN_CHARACTERS} different characters: make a random one, such as with openssl rand -base64 48.`,
  },
]

/** Returns a message for each unsafe setting that is not allowed. */
export function unsafeProblems(env: Environment, allowed: ReadonlySet<string>): string[] {
  const publicUrl = URL.parse(env.PUBLIC_URL ?? '')
  const dangers = publicUrl !== null && !isLoopback(publicUrl.hostname) ? ofPublicSites : []
  const problems = dangers
    .filter(({ name, isThere }) => !allowed.has(name) && isThere(env, publicUrl ?? new URL('http://localhost')))
    .map(({ name, sentence }) => `${sentence} To start nevertheless, add ${name} to ALLOW_UNSAFE.`)
  return allowed.has('plain-text') ? problems : [...problems, ...plainTextProblems(env)]
}

function plainTextProblems(env: Environment): string[] {
  const readable = 'over a network that others may read. To start nevertheless, add plain-text to ALLOW_UNSAFE.'
  const problems: string[] = []
  for (const name of ['AI_BASE_URL', 'SUPABASE_URL'] as const) {
    if (isPlainAndPublic(env[name])) problems.push(`${name} is http ${readable}`)
  }
  const endpoint = URL.parse(env.UPLOADS_URL ?? '')?.searchParams.get('endpoint')
  if (isPlainAndPublic(endpoint ?? undefined)) problems.push(`UPLOADS_URL names an endpoint with http ${readable}`)
  for (const name of ['DATABASE_URL', 'MIGRATE_URL'] as const) {
    if (isDatabaseReadable(env[name]))
      problems.push(`${name} reaches another computer without sslmode=verify-full (or require) ${readable}`)
  }
  return problems
}

function isPlainAndPublic(text: string | undefined): boolean {
  const url = URL.parse(text?.trim() ?? '')
  return url?.protocol === 'http:' && !isPrivateHost(url.hostname)
}

/** Returns whether the connection is unencrypted. The driver encrypts if the URL or PGSSLMODE says so. */
function isDatabaseReadable(text: string | undefined): boolean {
  const url = URL.parse(text?.replace('@/', '@socket/') ?? '')
  if (!url || isPrivateHost(url.hostname)) return false
  const host = url.searchParams.get('host')
  if (host !== null && (host.startsWith('/') || isPrivateHost(host))) return false
  const mode = url.searchParams.get('sslmode') ?? ''
  return !(['require', 'verify-ca', 'verify-full'].includes(mode) || ['true', '1'].includes(url.searchParams.get('ssl') ?? ''))
}
