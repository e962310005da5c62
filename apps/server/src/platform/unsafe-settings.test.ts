import { expect, test } from 'vitest'
import { InvalidSettings, readConfig } from './config.ts'
import { isPrivateHost } from './private-host.ts'
import { unsafeSettings } from './unsafe-settings.ts'
import { testPlatform } from './test-platform.ts'
import { needsTls } from './mail/smtp.ts'

const safe = { PUBLIC_URL: 'https://ankur.example.org', SMTP_URL: 'smtps://mail.example.org' }

test('with a public address each dangerous setting is refused by name, and starts once it is allowed by name', () => {
  expect(problemsOf(safe)).toEqual([])
  const dangers: Record<string, Record<string, string>> = {
    http: { PUBLIC_URL: 'http://ankur.example.org' },
    'rate-limits': { RATE_LIMITS: 'off' },
    autoconfirm: { AUTH_MODE: 'autoconfirm' },
    'no-mail': { SMTP_URL: '' },
    'weak-secret': { AUTH_SECRET: 'a'.repeat(32) },
    'plain-text': { AI_BASE_URL: 'http://models.example.org/v1', AI_MODEL: 'm' },
  }
  expect(Object.keys(dangers).toSorted()).toEqual([...unsafeSettings].toSorted())
  for (const [name, env] of Object.entries(dangers)) {
    expect(problemsOf({ ...safe, ...env }), name).toEqual([expect.stringContaining(`add ${name} to ALLOW_UNSAFE`)])
    expect(problemsOf({ ...safe, ...env, ALLOW_UNSAFE: ` ${name} ` }), name).toEqual([])
  }
  expect(problemsOf({ ...safe, ALLOW_UNSAFE: 'everything' })).toEqual([expect.stringContaining('ALLOW_UNSAFE must be')])
})

test('on this computer none of them is in the way', () => {
  const env = { RATE_LIMITS: 'off', AUTH_MODE: 'autoconfirm', AUTH_SECRET: 'x'.repeat(32) }
  for (const PUBLIC_URL of ['', 'http://localhost:4100', 'http://127.0.0.1:4100'])
    expect(problemsOf({ ...env, PUBLIC_URL })).toEqual([])
})

test('nothing crosses a public network as plain text, wherever the site is', () => {
  const AUTH_SECRET = 'of-the-operator-'.repeat(3)
  for (const env of [
    { DATABASE_URL: 'postgres://u:p@db.example.org/ankur', AUTH_SECRET },
    { DATABASE_URL: 'postgres://u:p@203.0.113.4/ankur?sslmode=prefer', AUTH_SECRET },
    { SUPABASE_URL: 'http://abc.example.org', SUPABASE_KEY: 'k' },
    { UPLOADS_URL: 's3://k:s@videos?endpoint=http://s3.example.org' },
  ])
    expect(problemsOf(env)).toEqual([expect.stringContaining('plain-text')])
  for (const DATABASE_URL of [
    'postgres://u:p@db.example.org/ankur?sslmode=verify-full',
    'postgres://u:p@db/ankur',
    'postgres://u:p@10.1.2.3/ankur',
    'postgres:///ankur?host=/run/postgresql',
    'postgres://u:p@/ankur?host=/run',
    'postgres://localhost/ankur',
  ])
    expect(problemsOf({ DATABASE_URL, AUTH_SECRET }), DATABASE_URL).toEqual([])
})

test('metrics listen on this computer only unless METRICS_HOST is set', () => {
  expect(readConfig({ HOST: '0.0.0.0', METRICS_PORT: '9464' }).metricsHost).toBe('127.0.0.1')
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.4' }).metricsHost).toBe('10.0.0.4')
})

test('private hosts are those that the public network cannot reach', () => {
  for (const host of [
    'localhost',
    '127.0.0.1',
    '[::1]',
    '10.0.0.1',
    '172.31.0.1',
    '192.168.1.5',
    'fd00::1',
    'db',
    'db.internal',
    'nas.local.',
  ])
    expect(isPrivateHost(host), host).toBe(true)
  for (const host of ['172.32.0.1', '8.8.8.8', '2001:db8::1', 'db.example.org', 'localhost.example.org', '10.0.0.1.example.org'])
    expect(isPrivateHost(host), host).toBe(false)
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

test('TLS is required for a mail server outside private networks', async () => {
  await using platform = await testPlatform({ now: '2026-01-05T09:00:00Z', env: { ALLOW_UNSAFE: '' } })
  const insists = (smtpUrl: string, allowsUnsafe = platform.config.allowsUnsafe) =>
    needsTls({ ...platform.config, smtpUrl, allowsUnsafe })
  expect(insists('smtp://mail.example.org')).toBe(true)
  expect(insists('smtp://u:p@10.0.0.3'), 'with a password').toBe(true)
  for (const url of ['smtp://10.0.0.3', 'smtp://mailpit:1025', 'smtp://u:p@localhost']) expect(insists(url), url).toBe(false)
  expect(insists('smtp://mail.example.org', new Set(['plain-text']))).toBe(false)
})
