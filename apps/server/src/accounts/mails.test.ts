import { languages } from '@ankur/content'
import { expect, test } from 'vitest'
import { accountExistsMail, confirmAddressMail, mailLanguage } from './mails.ts'

const link = 'https://ankur.example/auth/confirm?token_hash=abc&type=signup&next=/dashboard'

test.each(languages)('the mails in %s say the same as text and as HTML, with link and code', (language) => {
  const mails = [
    confirmAddressMail('asha@example.org', language, { link, code: '012345' }),
    accountExistsMail('asha@example.org', language, link),
  ]
  for (const { subject, text, html } of mails) {
    expect(subject).not.toMatch(/[\r\n{}]/)
    expect(text).toContain(`\n${link}\n`)
    expect(text).not.toMatch(/[{}]/)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    for (const line of text.split('\n').filter((each) => each !== '' && each !== link)) expect(html).toContain(line)
    // Nothing is fetched when the mail is read: nobody learns that it was.
    expect(html).not.toMatch(/<img|<link|<script|style=/)
  }
  expect(mails[0]?.text).toContain('012345')
})

test('mail is in the language of the sign-up, else in English', () => {
  expect(mailLanguage({ language: 'pa' })).toBe('pa')
  for (const language of [undefined, null, 'fr', 7, '__proto__']) expect(mailLanguage({ language })).toBe('en')
})
