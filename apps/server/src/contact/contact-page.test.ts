/** The contact page for browsers without script, filled with the values and errors of the request. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { loadSite } from '../platform/static/load-site.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { contactLimits } from './receive.ts'

const fields = ['firstName', 'lastName', 'email', 'subject', 'message']
const form = [
  '<p data-shown="[[refused_shown]]">[[refused_why]]</p><p data-shown="[[demo_shown]]">demo</p>',
  ...fields.map((field) => `<i>[[${field}_error]]</i><input name="${field}" value="[[${field}]]">`),
].join('\n')
const files: Record<string, string> = {
  'app.html': '',
  '404/index.html': '',
  'contact/index.html': 'as built',
  'contact/form.html': form,
  'contact/sent.html': 'Sent: [[reference]]',
  'hi/contact/index.html': 'बना हुआ',
  'hi/contact/form.html': form,
  'hi/contact/sent.html': 'भेज दिया: [[reference]]',
}
const page = (folder: string) => ({
  file: `${folder}/index.html`,
  kind: 'static',
  scriptHashes: [],
  variants: { form: `${folder}/form.html`, sent: `${folder}/sent.html` },
})
const list = {
  pages: { '/contact': page('contact'), '/hi/contact': page('hi/contact') },
  app: [{ path: '/dashboard', file: 'app.html' }],
  notFound: { file: '404/index.html' },
}

const letter = {
  firstName: 'Asha',
  lastName: '"><script>alert(1)</script>',
  email: 'asha@example.org',
  subject: "[[email]] 'x' & $& $1",
  message: 'How long?',
}

async function contactSite(env: Record<string, string> = {}) {
  const dist = await mkdtemp(path.join(tmpdir(), 'ankur-contact-'))
  for (const [name, content] of Object.entries({ ...files, 'site.json': JSON.stringify(list) })) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true })
    await writeFile(path.join(dist, name), content)
  }
  const platform = await testPlatform({ now: '2026-01-05T09:00:00Z', env })
  const app = createApp(platform, { site: await loadSite(dist, platform.config.publicUrl) })
  const post = (payload: string | Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: typeof payload === 'string' ? payload : new URLSearchParams(payload).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8', accept: 'text/html' },
    })
  const end = async () => {
    await app.close()
    await platform[Symbol.asyncDispose]()
    await rm(dist, { recursive: true })
  }
  return { app, platform, post, [Symbol.asyncDispose]: end }
}

test('a refused form is shown again with all typed text, escaped, and its own Content-Security-Policy', async () => {
  await using site = await contactSite()
  const answer = await site.post({ ...letter, message: '', language: 'hi' })
  expect(answer.statusCode).toBe(422)
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(answer.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(answer.body).toContain('value="[[email]] &#39;x&#39; &amp; $&amp; $1"')
  expect(answer.body).toContain('<i>अपना संदेश लिखें।</i>')
  expect(answer.body).not.toContain('<script')
  expect(answer.body.match(/\[\[/g), 'only typed text is shown as a placeholder').toHaveLength(1)
})

test('rate limits, oversized bodies and server errors are also shown on the page', async () => {
  await using site = await contactSite({ RATE_LIMITS: 'on' })
  const { ofAll } = contactLimits
  await site.platform.limits.limiter(ofAll).consume('all', ofAll.points)
  const limited = await site.post(letter)
  expect([limited.statusCode, Number(limited.headers['retry-after']) > 0]).toEqual([429, true])
  expect(limited.body).toContain('Too many attempts.')
  expect(limited.body).toContain('value="How long?"')

  const huge = await site.post({ ...letter, message: 'अ'.repeat(20_000) })
  expect(huge.statusCode).toBe(413)
  expect(huge.body).toContain('This is too large to send.')

  await site.platform.db.query('drop table contact_messages')
  const broken = await site.post(letter)
  expect(broken.statusCode).toBe(500)
  expect(broken.body).toContain('Something went wrong on our side.')
  expect(broken.body).toContain('value="How long?"')
})

test('the page of a sent form shows its reference, but never an invented one', async () => {
  await using site = await contactSite()
  const { location } = (await site.post({ ...letter, language: 'hi' })).headers
  expect((await site.app.inject(String(location))).body).toMatch(/^भेज दिया: [2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  for (const made of ['2222-3333-4444', '%3Cb%3E', '', '2222-3333-4444&sent=x'])
    expect((await site.app.inject(`/contact?sent=${made}`)).body, made).toBe('as built')
})

test('a link can preselect the subject in the page’s language; other queries show the page as built', async () => {
  await using site = await contactSite()
  const demo = await site.app.inject({ url: '/contact?topic=demo', headers: { 'accept-encoding': 'gzip, br' } })
  expect(demo.headers['content-encoding']).toBe('gzip')
  const html = gunzipSync(demo.rawPayload).toString()
  expect(html).toContain('value="Schedule a demo"')
  expect(html).toContain('<p data-shown="yes">demo</p>')
  const problem = (await site.app.inject('/hi/contact?topic=problem')).body
  expect(problem).toContain('value="दिक्कत बताना"')
  expect(problem).toContain('<p data-shown="">demo</p>')
  for (const query of ['topic=__proto__', 'topic=', 'from=mail', ''])
    expect((await site.app.inject(`/contact?${query}`)).body, query).toBe('as built')
  expect((await site.app.inject({ method: 'HEAD', url: '/contact?topic=demo' })).body).toBe('')
})
