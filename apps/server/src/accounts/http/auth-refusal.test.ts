import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { Refusal } from '../../platform/http/refusal.ts'
import { testAccounts } from '../test-accounts.ts'
import { sendAuthError } from './auth-refusal.ts'

const wrong = { email: 'nobody@example.org', password: 'wrong mango' }

test('current clients get the error code and message, and the API version header', async () => {
  await using site = await testAccounts()
  for (const version of ['2024-01-01', '2025-12-31', '2999-01-01']) {
    const answer = await site.ask('/token?grant_type=password', { body: wrong, headers: { 'x-supabase-api-version': version } })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('older clients get errors in the older form', async () => {
  await using site = await testAccounts()
  for (const version of ['', '2023-12-31', 'tomorrow', '2024-13-01']) {
    const answer = await site.ask('/token?grant_type=password', { body: wrong, headers: { 'x-supabase-api-version': version } })
    expect(answer.body).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' })
    expect(answer.headers.get('x-supabase-api-version')).toBeNull()
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials')
  }
})

test('both error forms contain the reasons for a weak password', async () => {
  await using site = await testAccounts()
  const body = { email: 'asha@example.org', password: 'sho~t' }
  const weak = { weak_password: { reasons: ['length'] } }
  expect((await site.ask('/signup', { body })).body).toMatchObject({ code: 'weak_password', ...weak })
  const older = await site.ask('/signup', { body, headers: { 'x-supabase-api-version': '' } })
  expect(older.body).toMatchObject({ code: 422, error_code: 'weak_password', ...weak })
})

test('a server error returns one general sentence, and the log contains its cause', async () => {
  await using site = await testAccounts()
  await site.platform.db.query('drop table one_time_tokens')
  const answer = await site.ask('/signup', { body: { email: 'asha@example.org', password: 'mango tree 42' } })
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({
    code: 'unexpected_failure',
    message: 'Unexpected failure, please check server logs for more information',
  })
})

test('unknown paths and methods below `/auth/v1` get errors in the same form', async () => {
  await using site = await testAccounts()
  for (const path of ['/nowhere', '/signup/', '/', '']) {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const { status, body, headers } = await site.ask(path, { method })
      expect({ status, body }, `${method} ${path}`).toEqual({ status: 404, body: { code: 'not_found', message: 'Not found' } })
      expect(headers.get('x-supabase-api-version')).toBe('2024-01-01')
    }
  }
  for (const [method, path, allowed] of [
    ['GET', '/signup', 'POST'],
    ['GET', '/logout?scope=local', 'POST'],
    ['PATCH', '/user', 'GET, HEAD, PUT'],
    ['DELETE', '/token', 'POST'],
  ] as const) {
    const { status, body, headers } = await site.ask(path, { method })
    expect({ status, body }, `${method} ${path}`).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
    expect(headers.get('allow')).toBe(allowed)
  }
  const older = await site.ask('/nowhere', { headers: { 'x-supabase-api-version': '' } })
  expect(older.body).toEqual({ code: 404, error_code: 'not_found', msg: 'Not found' })
})

test('a malformed URL gets the error of an unknown path, in the form of the protocol', async () => {
  await using site = await testAccounts()
  for (const path of ['/%zz', '/user/%']) {
    const { status, body, headers } = await site.ask(path)
    expect({ status, body }, path).toEqual({ status: 404, body: { code: 'not_found', message: 'Not found' } })
    expect(headers.get('cache-control'), path).toBe('no-store')
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }
  expect((await site.ask('/%zz', { headers: { 'x-supabase-api-version': '' } })).body).toMatchObject({ error_code: 'not_found' })
  expect((await site.ask('/api/%zz')).body).toMatchObject({ error: { code: 'bad_request' } })
})

test('a CORS preflight of another site is not allowed', async () => {
  await using site = await testAccounts()
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const answer = await site.ask('/signup', { method: 'OPTIONS', headers })
  expect([answer.status, answer.body, answer.headers.get('allow')]).toEqual([204, null, 'POST'])
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
})

test('timeouts and overload get errors that clients retry', async () => {
  await using app = Fastify({ handlerTimeout: 20 })
  app.setErrorHandler(sendAuthError)
  app.get('/slow', () => new Promise(() => {}))
  app.get('/full', async () => {
    throw new Refusal(503, 'overloaded', { retryAfterSeconds: 5 })
  })
  app.get('/away/:code', async (request) => {
    throw Object.assign(new Error('the database could not'), { ...(request.params as { code: string }), severity: 'ERROR' })
  })
  app.get('/gone', async () => {
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 })
  })
  const headers = { 'x-supabase-api-version': '2024-01-01' }
  const slow = await app.inject({ url: '/slow', headers })
  expect([slow.statusCode, slow.json().code]).toEqual([504, 'request_timeout'])
  const full = await app.inject({ url: '/full', headers })
  expect([full.statusCode, full.json().code, full.headers['retry-after']]).toEqual([503, 'overloaded', '5'])
  // Starting up, and with a full disk.
  for (const code of ['57P03', '53100']) {
    const away = await app.inject({ url: `/away/${code}`, headers })
    expect([away.statusCode, away.json().code, away.headers['retry-after']], code).toEqual([503, 'unavailable', '2'])
  }
  const gone = await app.inject({ url: '/gone', headers })
  expect([gone.statusCode, gone.json().code], 'an aborted request is not a server error').toEqual([400, 'bad_json'])
})
