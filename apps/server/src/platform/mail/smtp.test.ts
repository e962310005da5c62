import { expect, test } from 'vitest'
import { testPlatform } from '../test-platform.ts'
import { needsTls } from './smtp.ts'

test('TLS is required for a mail server outside private networks', async () => {
  await using platform = await testPlatform({ now: '2026-01-05T09:00:00Z', env: { ALLOW_UNSAFE: '' } })
  const insists = (smtpUrl: string, allowsUnsafe = platform.config.allowsUnsafe) =>
    needsTls({ ...platform.config, smtpUrl, allowsUnsafe })
  expect(insists('smtp://mail.example.org')).toBe(true)
  expect(insists('smtp://u:p@10.0.0.3'), 'with a password').toBe(true)
  for (const url of ['smtp://10.0.0.3', 'smtp://mailpit:1025', 'smtp://u:p@localhost']) expect(insists(url), url).toBe(false)
  expect(insists('smtp://mail.example.org', new Set(['plain-text']))).toBe(false)
})
