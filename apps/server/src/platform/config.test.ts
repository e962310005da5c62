import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { InvalidSettings, readConfig } from './config.ts'

test('without settings, all values have defaults that work on one computer', () => {
  const settings = readConfig({})
  expect(settings).toMatchObject({
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    dataDir: path.resolve('data'),
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: 'Ankur <no-reply@localhost>',
    authMode: 'unverified-ok',
    authSecret: null,
    rateLimits: true,
    trustProxyHops: 0,
    logLevel: 'info',
  })
  expect(Object.isFrozen(settings)).toBe(true)
})

test('all invalid settings are reported at once, each by name', () => {
  const env = {
    PORT: '70000',
    PUBLIC_URL: 'https://ankur.example.org/app',
    DATABASE_URL: 'mysql://db/ankur',
    SMTP_URL: 'mail.example.org',
    MAIL_FROM: 'nobody',
    AUTH_MODE: 'open',
    AUTH_SIGNING_JWK: '{"kty":"EC"}',
    SUPABASE_KEY: 'key',
    RATE_LIMITS: 'maybe',
    TRUST_PROXY: 'yes',
    LOG_LEVEL: 'loud',
    METRICS_PORT: 'many',
  }
  const problems = problemsOf(env)
  for (const name of ['AUTH_SECRET', ...Object.keys(env)]) expect(problems.join('\n')).toContain(name)
})

test('DATABASE_URL without AUTH_SECRET is refused, because servers could not verify each other’s tokens', () => {
  expect(problemsOf({ DATABASE_URL: 'postgres://db/ankur' })).toEqual([
    'AUTH_SECRET must be set together with DATABASE_URL: every server needs the same one.',
  ])
  expect(problemsOf({ DATABASE_URL: 'postgres://db/ankur', AUTH_SECRET: 'short' })).toEqual([
    'AUTH_SECRET must have at least 32 characters.',
  ])
  expect(readConfig({ DATABASE_URL: 'postgres:///a?host=/run', AUTH_SECRET: 'x'.repeat(32) }).authSecret).toHaveLength(32)
})

test('the error message does not contain a refused secret or password', () => {
  const message = problemsOf({ AUTH_SECRET: 'hunter2', DATABASE_URL: 'postgre://u:hunter2@db', SMTP_URL: 'x:hunter2@m' }).join()
  expect(message).not.toContain('hunter2')
})

test('an unusable database URL or signing key is reported at startup, not at the first sign-in', () => {
  const AUTH_SECRET = 'x'.repeat(32)
  for (const DATABASE_URL of ['postgres://db:99999/ankur', 'postgres://a b/ankur']) {
    expect(problemsOf({ DATABASE_URL, AUTH_SECRET })).toEqual([expect.stringContaining('DATABASE_URL must begin')])
  }
  for (const DATABASE_URL of ['postgres://u:p@/ankur?host=/run', 'postgresql:///ankur', 'postgres://u:p%40@db:5433/ankur']) {
    expect(problemsOf({ DATABASE_URL, AUTH_SECRET })).toEqual([])
  }
  const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ format: 'jwk' })
  for (const jwk of [{ kty: 'EC', crv: 'P-256', x: 'a', y: 'b', d: 'c' }, { kty: 'RSA', n: 'a', e: 'AQAB', d: 'c' }, short]) {
    const problems = problemsOf({ AUTH_SIGNING_JWK: JSON.stringify(jwk) })
    expect(problems).toEqual([expect.stringContaining('AUTH_SIGNING_JWK must be a private JWK')])
  }
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  expect(problemsOf({ AUTH_SIGNING_JWK: JSON.stringify({ ...key, use: 'sig', key_ops: ['sign', 'verify'] }) })).toEqual([])
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SUPABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    supabase: null,
  })
})

test('the example file contains only known settings, and a server starts with it unchanged', async () => {
  const example = await readFile(path.join(import.meta.dirname, '../../../../.env.example'), 'utf8')
  // Parsed as by `node --env-file`; a shell gives the same result.
  const env = parseEnv(example) as Record<string, string>
  expect(readConfig(env)).toMatchObject({ port: 3000, databaseUrl: null, mailFrom: 'Ankur <no-reply@example.org>' })
  const source = await readFile(path.join(import.meta.dirname, 'config.ts'), 'utf8')
  for (const name of Object.keys(env)) expect(source).toContain(`  ${name}: `)
})

test('the metrics port must differ from the public port', () => {
  expect(readConfig({}).metricsPort).toBeNull()
  expect(readConfig({ METRICS_PORT: '9464' }).metricsPort).toBe(9464)
  expect(problemsOf({ METRICS_PORT: '3000' })).toEqual(['METRICS_PORT must be another port than PORT.'])
})

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof InvalidSettings) return error.problems
    throw error
  }
  return []
}
