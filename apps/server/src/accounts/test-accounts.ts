/** Shared by the accounts tests: the real server on a real port, and clients for it. */
import { createHmac, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { digitsOf, stepsAround } from '@ankur/accounts/totp'
import { AuthClient } from '@supabase/auth-js'
import { expect } from 'vitest'
import { createHttp } from '../platform/http/create-http.ts'
import { testPlatform } from '../platform/test-platform.ts'
import type { TestPlatform } from '../platform/test-platform.ts'
import { accountsOf } from './accounts.ts'
import { registerAccounts, requireCaller } from './index.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: ReturnType<typeof JSON.parse>
}

export interface TestMail {
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface Ask {
  readonly body?: unknown
  readonly bearer?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
}

export interface TestAccounts extends AsyncDisposable {
  readonly platform: TestPlatform
  /** `http://127.0.0.1:…/auth/v1` */
  readonly url: string
  /** Creates a new published client with empty storage. */
  client(options?: { flowType?: 'implicit' | 'pkce' }): InstanceType<typeof AuthClient>
  ask(path: string, ask?: Ask): Promise<Answer>
  /** Signs up with a valid password and signs in. */
  signedIn(email?: string): Promise<{ email: string; id: string; access: string; refresh: string }>
  /** All mails to an address so far, oldest first. */
  mailsTo(email: string): Promise<TestMail[]>
  idle(): Promise<void>
  /** Waits until this many requests of this server are blocked by a row lock. */
  untilWaiting(requests: number): Promise<void>
}

export const PASSWORD = 'mango tree 42'

export async function testAccounts(env: Record<string, string> = {}, now = new Date().toISOString()): Promise<TestAccounts> {
  const platform = await testPlatform({ now, env })
  const site = await serveAccounts(platform)
  return {
    ...site,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await platform[Symbol.asyncDispose]()
    },
  }
}

/** Starts another server on a database. With a copy of a platform it shares that platform's clock and no memory. */
export async function serveAccounts(platform: TestPlatform): Promise<TestAccounts> {
  // Load shedding is off: on a busy computer it would refuse some requests of the tests.
  const { app } = createHttp(platform, { maxEventLoopDelayMs: 0 })
  app.register(async (scope) => registerAccounts(scope, platform, { holders: [] }))
  // As on the built site, which responds to every GET that has no route.
  app.get('/*', (_request, reply) => reply.callNotFound())
  const preHandler = requireCaller(platform)
  app.get('/api/whoami', { preHandler }, async (request) => request.caller)
  app.post('/api/whoami', { preHandler }, async (request) => request.caller)
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    app.route({ method, url: '/api/whoami', preHandler, handler: async (request) => request.caller })
  app.patch('/api/uploads/:id', { preHandler }, async (request) => request.caller)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const url = `${origin}/auth/v1`
  const idle = () => accountsOf(platform).idle()

  async function ask(path: string, { body, bearer, headers, method }: Ask = {}): Promise<Answer> {
    const response = await fetch(path.startsWith('/api') ? origin + path : url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(body === undefined ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
  }

  return {
    platform,
    url,
    ask,
    idle,
    client: (options) =>
      new AuthClient({
        url,
        headers: { apikey: 'sb_publishable_local' },
        autoRefreshToken: false,
        persistSession: true,
        storage: memory(),
        ...options,
      }),
    async signedIn(email = `${randomUUID()}@example.org`) {
      await ask('/signup', { body: { email, password: PASSWORD } })
      const { body } = await ask('/token?grant_type=password', { body: { email, password: PASSWORD } })
      return { email, id: body.user.id, access: body.access_token, refresh: body.refresh_token }
    },
    async mailsTo(email) {
      await idle()
      return await platform.db.query<TestMail>(
        `select kind, recipient as to, subject, text_body as text, html_body as html from outbox where recipient = $1 order by sequence`,
        [email],
      )
    },
    async untilWaiting(requests) {
      const sql = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await platform.db.query(sql)).length, { timeout: 20_000 }).toBe(requests)
    },
    [Symbol.asyncDispose]: () => app.close(),
  }
}

/** Returns the code that an authenticator app shows for a base32 secret. */
export function totpCode(base32: string, nowMs: number): string {
  const bits = Array.from(base32)
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(stepsAround(nowMs)[0] ?? 0))
  return digitsOf(createHmac('sha1', secret).update(counter).digest())
}

/** Returns the link token and the code of a confirmation mail. */
export function secretsOf(mail: TestMail | undefined): { token: string; code: string; url: URL } {
  const url = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  return {
    url,
    token: url.searchParams.get('token_hash') ?? '',
    code: /\b\d{6}\b/.exec(mail?.text.replace(url.href, '') ?? '')?.[0] ?? '',
  }
}

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}
