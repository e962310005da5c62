import { expect, test } from 'vitest'
import { testAccounts } from '../test-accounts.ts'

const start = 'Could not parse request body as JSON'

test('a body that is not a JSON object, or has a field of the wrong type, is refused', async () => {
  await using site = await testAccounts()
  const bodies = [
    '',
    '{',
    '"text"',
    '[]',
    'null',
    '42',
    '{"email":1}',
    '{"email":["a@b.c"]}',
    '{"password":true}',
    '{"data":"x"}',
    '{"data":[]}',
  ]
  for (const body of bodies) {
    const answer = await site.ask('/signup', { body, method: 'POST' })
    expect(answer.status, body).toBe(400)
    expect(answer.body, body).toMatchObject({ code: 'bad_json' })
    expect(answer.body.message.startsWith(start), answer.body.message).toBe(true)
  }
})

test('text that the database cannot store is refused in every field', async () => {
  await using site = await testAccounts()
  for (const data of ['{"a":"\\u0000"}', '{"a\\u0000":1}', '{"a":["\\ud800"]}', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`]) {
    const body = `{"email":"asha@example.org","password":"mango tree 42","data":${data}}`
    expect((await site.ask('/signup', { body })).body.code, data.slice(0, 40)).toBe('bad_json')
  }
})

test('a body that is not valid UTF-8 is refused', async () => {
  await using site = await testAccounts()
  const response = await fetch(`${site.url}/signup`, { method: 'POST', body: Uint8Array.of(0x7b, 0xff, 0x7d) })
  expect(response.status).toBe(400)
})

test('keys that would change a prototype are dropped, others are kept unchanged', async () => {
  await using site = await testAccounts()
  const body = `{"email":"asha@example.org","password":"mango tree 42","data":{"__proto__":{"admin":true},"constructor":1,"full_name":"अ <b>"}}`
  const { body: user } = await site.ask('/signup', { body })
  expect(Object.keys(user.user_metadata)).toEqual(['full_name', 'sub', 'email', 'email_verified', 'phone_verified'])
  expect(user.user_metadata.full_name).toBe('अ <b>')
})

test('a body over 1 MiB is refused, and the error names the limit', async () => {
  await using site = await testAccounts()
  const answer = await site.ask('/signup', { body: JSON.stringify({ email: 'a'.repeat(1_048_576) }) })
  expect(answer.status).toBe(413)
  expect(answer.body).toEqual({ code: 'request_entity_too_large', message: 'Request body too large (max 1048576 bytes)' })
})

test('the content type and unknown fields are ignored', async () => {
  await using site = await testAccounts()
  const body = {
    email: 'asha@example.org',
    password: 'mango tree 42',
    gotrue_meta_security: {},
    code_challenge: null,
    surprise: [1],
  }
  const answer = await site.ask('/signup', { body, headers: { 'content-type': 'text/plain' } })
  expect(answer.status).toBe(200)
})
