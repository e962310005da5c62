import { languages } from '@ankur/content'
import { expect, test } from 'vitest'
import {
  accountExistsMail,
  addressChangedMail,
  confirmAddressMail,
  mailLanguage,
  newAddressMail,
  oldAddressMail,
  passwordChangedMail,
  reauthenticationMail,
  recoveryMail,
} from './mails.ts'

const link = 'https://ankur.example/auth/confirm?token_hash=abc&type=signup&next=/dashboard'

test.each(languages)('the mails in %s have the same words, link and code as text and as HTML', (language) => {
  const mails = [
    confirmAddressMail('asha@example.org', language, { link, code: '012345' }),
    recoveryMail('asha@example.org', language, { link, code: '012345' }),
    newAddressMail('asha@example.org', language, { link, code: '012345' }),
    oldAddressMail('asha@example.org', language, { link, code: '012345', newEmail: 'asha.kaur@example.org' }),
    reauthenticationMail('asha@example.org', language, { code: '012345', forgotUrl: link }),
    accountExistsMail('asha@example.org', language, link),
    passwordChangedMail('asha@example.org', language, link),
    addressChangedMail('asha@example.org', language, 'asha.kaur@example.org', link),
  ]
  for (const { subject, text, html } of mails) {
    expect(subject).not.toMatch(/[\r\n{}]/)
    expect(text).toContain(`\n${link}\n`)
    expect(text).not.toMatch(/[{}]/)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    for (const line of text.split('\n').filter((each) => each !== '' && each !== link)) expect(html).toContain(line)
    // Reading the mail loads nothing, so nobody learns that it was read.
    expect(html).not.toMatch(/<img|<link|<script|style=/)
  }
  for (const { text } of mails.slice(0, 5)) expect(text).toContain('012345')
})

test('mails use the language of the sign-up, or English', () => {
  expect(mailLanguage({ language: 'pa' })).toBe('pa')
  for (const language of [undefined, null, 'fr', 7, '__proto__']) expect(mailLanguage({ language })).toBe('en')
})
