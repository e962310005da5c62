import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { testPlatform } from '../test-platform.ts'

test('security.txt says where to report a vulnerability, and expires within a year', async () => {
  await using platform = await testPlatform({ now: '2026-01-05T09:00:00Z', env: { PUBLIC_URL: 'https://ankur.example' } })
  const app = createApp(platform)
  const response = await app.inject('/.well-known/security.txt')
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(response.body.split('\n')).toEqual([
    'Contact: https://ankur.example/contact?topic=problem',
    'Expires: 2026-07-04T09:00:00.000Z',
    'Preferred-Languages: en, hi, pa',
    'Canonical: https://ankur.example/.well-known/security.txt',
    '',
  ])
  await app.close()
})
