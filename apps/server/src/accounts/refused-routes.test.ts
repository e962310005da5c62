import { expect, test } from 'vitest'
import { testAccounts } from './test-accounts.ts'

const email = 'asha@example.org'

test('unsupported endpoints are refused with the error codes of the protocol', async () => {
  await using site = await testAccounts()
  const { access: bearer } = await site.signedIn(email)
  const id = '5b1b8f3e-8c0f-4e53-9a3b-0a3d8f0f0c11'
  const codeOf = async (method: string, path: string, body?: object, as?: string) => {
    const answer = await site.ask(path, { method, ...(body ? { body } : {}), bearer: as })
    return `${answer.status} ${answer.body.code}`
  }
  expect(await codeOf('POST', '/otp', { phone: '+911234567890' })).toBe('400 phone_provider_disabled')
  expect(await codeOf('POST', '/sso', { domain: 'example.org' })).toBe('404 saml_provider_disabled')
  expect(await codeOf('GET', '/authorize?provider=google')).toBe('400 validation_failed')
  expect(await codeOf('GET', '/user/identities/authorize?provider=google', undefined, bearer)).toBe('404 manual_linking_disabled')
  expect(await codeOf('DELETE', `/user/identities/${id}`, undefined, bearer)).toBe('404 manual_linking_disabled')
  expect(await codeOf('POST', '/factors', { factor_type: 'phone' }, bearer)).toBe('422 mfa_phone_enroll_not_enabled')
  expect(await codeOf('POST', `/factors/${id}/challenge`, {}, bearer)).toBe('404 mfa_factor_not_found')
  expect(await codeOf('DELETE', `/factors/${id}`, undefined, bearer)).toBe('404 mfa_factor_not_found')
  expect(await codeOf('POST', '/factors/mine/verify', {}, bearer)).toBe('404 validation_failed')
  for (const [method, path] of [
    ['GET', '/reauthenticate'],
    ['POST', '/factors'],
    ['GET', '/admin/users'],
    ['POST', '/invite'],
  ] as const) {
    expect(await codeOf(method, path, method === 'POST' ? {} : undefined)).toBe('401 no_authorization')
  }
  expect(await codeOf('GET', '/admin/users', undefined, bearer)).toBe('403 not_admin')
  expect(await codeOf('POST', '/admin/users', { email }, bearer)).toBe('403 not_admin')
  expect(await site.mailsTo(email)).toHaveLength(1)
})

test('a user can change their own metadata but not their rights', async () => {
  await using site = await testAccounts()
  const { access: bearer } = await site.signedIn(email)
  const put = (body: object) => site.ask('/user', { method: 'PUT', body, bearer })

  expect(await put({ app_metadata: { role: 'admin' } })).toMatchObject({
    status: 403,
    body: { code: 'not_admin', message: 'Updating app_metadata requires admin privileges' },
  })
  expect(await put({ email: 'ravi' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect(await put({ data: { big: 'x'.repeat(16_384) } })).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  const { body } = await put({ email, role: 'service_role', aud: 'x', id: 'y', data: { city: 'Ludhiana' } })
  expect(body).toMatchObject({ email, role: 'authenticated', aud: 'authenticated', user_metadata: { city: 'Ludhiana' } })
  expect((await site.ask('/user', { method: 'PUT', body: { data: {} } })).status).toBe(401)
})

test('signing out with an unknown scope or without a session is refused', async () => {
  await using site = await testAccounts()
  const { access: bearer } = await site.signedIn()
  const out = (scope: string) => site.ask(`/logout${scope}`, { method: 'POST', bearer })
  expect(await out('?scope=everybody')).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  const done = await out('?scope=local')
  expect([done.status, done.body]).toEqual([204, null])
  expect(await out('')).toMatchObject({ status: 403, body: { code: 'session_not_found' } })
  expect((await site.ask('/logout', { method: 'POST' })).status).toBe(401)
})

test('the health and settings endpoints describe the server and what it supports', async () => {
  await using site = await testAccounts({ AUTH_MODE: 'autoconfirm' })
  expect((await site.ask('/health')).body).toEqual({
    version: expect.any(String),
    name: expect.any(String),
    description: expect.any(String),
  })
  const { body } = await site.ask('/settings')
  expect(body).toMatchObject({ disable_signup: false, mailer_autoconfirm: true, phone_autoconfirm: false, saml_enabled: false })
  expect(Object.entries(body.external).filter(([, offered]) => offered)).toEqual([['email', true]])
})
